import type { ChannelDocument } from '@site/remote/manifest';
import { previewChange, removeChange, type Author } from '../changes';
import { readChannel } from '../channel/read-channel';
import { readRelease } from '../publish/read-release';
import { ReleaseRefusal } from '../store/store';
import { isPreview, PREVIEW, requireChannel } from '../store/store-names';
import { authorOf, changeUngated, withGate } from './change';
import { inChannel, type CommandContext } from './context';
import { WrongUsage } from './exit-code';
import type { GateOptions } from './gate';
import { entriesOf } from './log';
import { minuteOf } from './table';
import { gateOptions, withOptions, type AddVerb } from './verb';

interface PreviewOptions extends GateOptions {
  json?: boolean;
  name?: string;
  hours?: string;
}

/** A document lives no longer than this, and a preview is one document. */
const MOST_HOURS = 168;
const DEFAULT_HOURS = '24';
/** Channels of previews are deleted with their history so long after their end. */
const KEPT_MS = 30 * 86_400_000;

export const previewVerb: AddVerb = (program, open) => {
  const command = program
    .command('preview <area> <release>')
    .description('shows live with this one release instead, in a channel of its own that ends by itself; live does not change')
    .option('--name <name>', 'of the preview, e.g. fix-123; its channel is preview-fix-123')
    .option('--hours <number>', `until its end, at most ${MOST_HOURS}`, DEFAULT_HOURS);
  withOptions(command, gateOptions()).action((name: string, release: string, options: PreviewOptions) =>
    preview(open(options), { name, release }, options),
  );
};

/** Makes a preview of a published release after the gate. */
export async function preview(context: CommandContext, shown: { name: string; release: string }, options: PreviewOptions) {
  const { site } = context;
  const hours = hoursOf(options.hours ?? DEFAULT_HOURS);
  if (!options.name) throw new WrongUsage('Name the preview: --name fix-123.');
  if (site.channel !== 'live') throw new WrongUsage('A preview shows the releases of live. Leave CHANNEL out.');
  const channel = PREVIEW + options.name;
  requireChannel(channel);
  const own = inChannel(context, channel);
  const author = await authorOf(context, options);
  await withGate(own, options, async (gate, change) => {
    const next = await change({
      async decide(before) {
        const live = await readChannel(site, 'live');
        if (!live) throw new ReleaseRefusal('Nothing is live yet: npm run release -- deploy');
        const state = { channel, before, entries: await entriesOf(own.site) };
        const wanted = previewChange(state, author, live, { ...shown, now: Date.now(), hours });
        await readRelease(site, shown.name, shown.release);
        gate.warm(before === null);
        return { change: wanted, candidates: [shown] };
      },
    });
    const { serial = null, expiresAt = '' } = next ?? {};
    context.answer(
      { channel, ...shown, serial, expiresAt },
      `${channel} shows live with ${shown.name} ${shown.release} until ${minuteOf(expiresAt)} UTC (serial ${serial}). ` +
        `Edges of live show it at ${options.name}. before the name of the site.`,
    );
  });
  await deleteOld(context);
}

/** Ends the previews of live that show a release. @returns their channels */
export async function endPreviewsOf(context: CommandContext, name: string, release: string): Promise<readonly string[]> {
  const ended: string[] = [];
  if (context.site.channel !== 'live') return ended;
  const author = await authorOf(context, { reason: `${name} ${release} was revoked` });
  const isShown = ({ remotes }: ChannelDocument) => remotes[name]?.release === release || remotes[name]?.stepBack === release;
  for (const channel of (await context.site.store.channels()).filter(isPreview))
    if (await endPreview(inChannel(context, channel), author, isShown)) ended.push(channel);
  return ended;
}

/** Ends a running preview. @param isMeant of its document @returns false when it has ended before, or is not meant */
export async function endPreview(preview: CommandContext, author: Author, isMeant = (_: ChannelDocument) => true): Promise<boolean> {
  const { channel } = preview.site;
  const next = await changeUngated(preview, async (before) => {
    if (!before || Date.parse(before.expiresAt) <= Date.now() || !isMeant(before)) return null;
    const state = { channel, before, entries: await entriesOf(preview.site) };
    return { change: removeChange(state, author, [], Date.now()), candidates: [] };
  });
  return next !== null;
}

async function deleteOld({ site: { store } }: CommandContext) {
  for (const channel of (await store.channels()).filter(isPreview)) {
    const document = await store.channel(channel).catch(() => null);
    if (document && Date.parse(document.expiresAt) + KEPT_MS < Date.now()) await store.removeChannel(channel);
  }
}

/** @throws WrongUsage for anything but a whole number of hours that a document may live */
function hoursOf(text: string): number {
  const hours = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (hours >= 1 && hours <= MOST_HOURS) return hours;
  throw new WrongUsage(`--hours is a whole number from 1 to ${MOST_HOURS}, not "${text}".`);
}
