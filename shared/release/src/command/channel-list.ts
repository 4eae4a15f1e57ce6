import { isRemoved, wordsForAreas } from '../changes';
import { protectedAreas } from '../channel/protected-areas';
import { readChannel } from '../channel/read-channel';
import { StoreAway, StoreUnusable } from '../store/store';
import { isPassing, isPreview } from '../store/store-names';
import { inChannel, type CommandContext } from './context';
import { entriesOf } from './log';
import { minuteOf, table } from './table';

/** Prints all channels with their releases, their end and their protection; removed ones by their names. */
export async function listChannels({ site, answer }: CommandContext) {
  const names = (await site.store.channels()).filter((name) => !isPassing(name));
  const channels = await Promise.all(names.toSorted().map((name) => lookAt({ site }, name)));
  const shown = channels.filter(({ state }) => state !== 'removed');
  const removed = channels.filter(({ state }) => state === 'removed').map(({ channel }) => channel);
  const rows = shown.map(({ channel, state, releases, serial, expiresAt, secondPerson }) => [
    channel,
    state,
    String(releases),
    String(serial),
    expiresAt === null ? '-' : minuteOf(expiresAt),
    secondPerson === null ? '-' : wordsForAreas(secondPerson),
  ]);
  const text = [
    rows.length
      ? table([['channel', 'state', 'releases', 'serial', 'valid until (UTC)', 'second person'], ...rows])
      : 'There is no channel yet: npm run release -- deploy',
    ...(removed.length ? [`removed, with their history: ${removed.join(', ')}`] : []),
  ];
  answer({ channels }, text.join('\n'));
}

async function lookAt({ site }: Pick<CommandContext, 'site'>, channel: string) {
  try {
    const [document, entries, secondPerson] = await Promise.all([
      readChannel(site, channel),
      entriesOf(inChannel({ site }, channel).site),
      protectedAreas(site, channel),
    ]);
    const { remotes = {}, serial = 0, expiresAt = null } = document ?? {};
    const isEnded = isPreview(channel) && expiresAt !== null && Date.parse(expiresAt) <= Date.now();
    const state = isRemoved(entries) ? 'removed' : isEnded ? 'ended' : 'in use';
    return { channel, state, releases: Object.keys(remotes).length, serial, expiresAt, secondPerson };
  } catch (problem) {
    // A damaged channel must not hide the others.
    if (!(problem instanceof StoreUnusable) || problem instanceof StoreAway) throw problem;
    return { channel, state: 'damaged', releases: 0, serial: 0, expiresAt: null, secondPerson: null, fault: problem.message };
  }
}
