import { createChange, protectChange, removeChange, wordsForAreas, type Before, type Candidate, type ChannelState } from '../changes';
import { protectedAreas } from '../channel/protected-areas';
import { readChannel } from '../channel/read-channel';
import type { ProtectedAreas } from '../store/log-line';
import { ReleaseRefusal } from '../store/store';
import { isPassing, isPreview, requireChannel } from '../store/store-names';
import { authorOf, changeUngated, withGate } from './change';
import { listChannels } from './channel-list';
import { inChannel, type AskPerson, type CommandContext } from './context';
import { WrongUsage } from './exit-code';
import type { GateOptions } from './gate';
import { knownAreas } from './known-areas';
import { entriesOf } from './log';
import { PLAIN } from './site';
import { gateOptions, withOptions, type AddVerb } from './verb';

interface ChannelsOptions extends GateOptions {
  json?: boolean;
  from?: string;
  secondPerson?: string;
}

type ChannelAction = (context: CommandContext, name: string, options: ChannelsOptions) => Promise<void>;

const ACTIONS: Readonly<Record<string, ChannelAction>> = { list: listChannels, create, protect, remove };

export const channelsVerb: AddVerb = (program, open) => {
  const command = program
    .command('channels <list|create|protect|remove> [name]')
    .description('lists, begins, protects and removes channels, each with its own live releases, e.g. staging')
    .option('--from <channel>', 'with create: begins with the releases of this one, after the gate')
    .option('--second-person <areas>', 'with protect: new code of these areas needs a second person; all, none, or e.g. shell,mf-funds');
  withOptions(command, gateOptions()).action((word: string, name: string | undefined, options: ChannelsOptions) => {
    const action = ACTIONS[word];
    if (!action) throw new WrongUsage(`There is no "channels ${word}". Say one of: ${Object.keys(ACTIONS).join(', ')}.`);
    if (name === undefined && word !== 'list') throw new WrongUsage(`Name the channel: npm run release -- channels ${word} staging`);
    return action(open(options), name ?? '', options);
  });
};

async function create(context: CommandContext, channel: string, options: ChannelsOptions) {
  requireFreeName(channel);
  const own = inChannel(context, channel);
  const author = await authorOf(context, options);
  await withGate(own, options, async (gate, change) => {
    if (options.from !== undefined) gate.warm(true);
    const next = await change({
      async decide(before) {
        const source = options.from === undefined ? null : await sourceIn(context, options.from);
        const wanted = createChange(await stateOf(own, before), author, source);
        return { change: wanted, candidates: candidatesIn(wanted) };
      },
    });
    const releases = Object.keys(next?.remotes ?? {}).length;
    const words = releases ? `with ${releases} releases of ${options.from}` : 'without a release';
    context.answer(
      { channel, releases, serial: next?.serial ?? null },
      `The channel ${channel} exists ${words} (serial ${next?.serial}). CHANNEL=${channel} sends the other verbs and an edge there.`,
    );
  });
}

async function protect(context: CommandContext, channel: string, options: ChannelsOptions) {
  const areas = await areasIn(context, options.secondPerson);
  if (isPreview(channel))
    throw new ReleaseRefusal(`${channel} is a preview, which no player gets. Protect the channel that it is tried for.`);
  const own = inChannel(context, channel);
  const author = await authorOf(context, options);
  const next = await changeUngated(own, async (before) => {
    const wanted = protectChange(await stateOf(own, before), author, { was: await protectedAreas(own.site, channel), areas });
    return wanted && { change: wanted, candidates: [] };
  });
  const which =
    areas === 'all' ? 'New code of every area needs' : areas.length ? `New code of ${wordsForAreas(areas)} needs` : 'No area needs';
  const words = `${which} a second person on ${channel}`;
  context.answer(
    { channel, secondPerson: areas, changed: next !== null, serial: next?.serial ?? null },
    next ? `${words} from now on (serial ${next.serial}).` : `${words} already.`,
  );
}

async function remove(context: CommandContext, channel: string, options: ChannelsOptions) {
  if (!options.reason) throw new WrongUsage('A removal is logged with its reason: --reason "why".');
  await confirmRemoval(channel, context.ask);
  const own = inChannel(context, channel);
  const author = await authorOf(context, options);
  const next = await changeUngated(own, async (before) => {
    const state = await stateOf(own, before);
    return { change: removeChange(state, author, await protectedAreas(own.site, channel), Date.now()), candidates: [] };
  });
  context.answer(
    { channel, removed: true, serial: next?.serial ?? null },
    `The channel ${channel} is removed (serial ${next?.serial}). Stop its edges. Its history remains: CHANNEL=${channel} npm run release -- history`,
  );
}

/** Lets a person type the name of the channel. @param ask missing where no person types @throws ReleaseRefusal for another name */
export async function confirmRemoval(channel: string, ask: AskPerson | undefined) {
  if (!ask || (await ask(`Type the name of the channel to remove it (${channel}): `)).trim() === channel) return;
  throw new ReleaseRefusal(`That is not "${channel}". Nothing was changed.`);
}

async function stateOf(own: CommandContext, before: Before): Promise<ChannelState> {
  return { channel: own.site.channel, before, entries: await entriesOf(own.site) };
}

async function sourceIn({ site }: CommandContext, from: string) {
  const source = await readChannel(site, from);
  if (source && Object.keys(source.remotes).length > 0) return source;
  throw new ReleaseRefusal(`Nothing is live in ${from}. "channels list" shows where something is.`);
}

const candidatesIn = ({ also = [] }: ReturnType<typeof createChange>): Candidate[] =>
  also.map(({ remote, release }) => ({ name: remote, release }));

/** @throws ReleaseRefusal for a name that cannot be one, and for names with a meaning of their own */
function requireFreeName(channel: string) {
  requireChannel(channel);
  if (channel === 'live' || channel === PLAIN) throw new ReleaseRefusal(`The channel ${channel} begins with its first deploy.`);
  if (isPreview(channel)) throw new ReleaseRefusal(`Previews begin so: npm run release -- preview <area> <release> --name <name>.`);
  if (isPassing(channel)) throw new ReleaseRefusal(`Names with dev-, gate- or probe- belong to channels of minutes. Choose another.`);
}

/** @throws WrongUsage without areas, and for one that the site does not have, because it would protect nothing */
async function areasIn({ site }: CommandContext, list: string | undefined): Promise<ProtectedAreas> {
  if (list === undefined) throw new WrongUsage('Say what needs a second person: --second-person shell,mf-funds, or all, or none.');
  if (list === 'all' || list === 'none') return list === 'all' ? 'all' : [];
  const known = await knownAreas(site);
  const unknown = list.split(',').find((name) => !known.includes(name));
  if (unknown === undefined) return [...new Set(list.split(','))];
  throw new WrongUsage(`There is no area "${unknown}". There are: ${known.join(', ')}.`);
}
