import type { ChannelDocument } from '@site/remote/manifest';
import { canonicalText } from '../store/canonical';
import { createChange, isRemoved, protectChange, removeChange } from '../changes';
import { commitChange, composeChange, type ChannelChange } from '../channel/channel';
import { protectedAreas } from '../channel/protected-areas';
import { readLine } from '../store/log-line';
import { SerialConflict, type ReleaseStore } from '../store/store';
import { requirePreconditions } from '../store/preconditions';
import { createMemoryStore } from './memory-store';
import { reasonsIn, smallChange } from './small-change';
import { testKeys } from './test-keys';
import { makeLive, putSmall, recordOf } from './small-release';
import { RACERS, type OpenedStore } from './opened-store';

/** Rules for the channels of a store and their logs. */
export function describeKeptChannels(opened: () => OpenedStore) {
  describe('keeps channels and', () => {
    let store: ReleaseStore;
    let again: () => ReleaseStore;
    beforeEach(() => {
      ({ store, again } = opened());
    });

    it('begins with none', async () => {
      expect([await store.channel('live'), await store.channelText('live'), await store.channels()]).toEqual([null, null, []]);
      expect(await store.log('live')).toEqual([]);
    });

    it('shows a change and its lines of the log together', async () => {
      const { next, lines, after } = await smallChange(store, null, 'first');
      await store.commit(next, lines, after);
      expect(await again().channel('live')).toEqual(next);
      expect(await store.channelText('live')).toBe(canonicalText(next));
      expect(await store.log('live')).toEqual(lines);
      await commitChange(store, await smallChange(store, next, 'second'));
      expect(await reasonsIn(again())).toEqual(['first', 'second']);
      expect(await store.channels()).toEqual(['live']);
    });

    it('shows each change to an edge that looks again and again, and the same text while nothing changes', async () => {
      const edge = again();
      const look = () => (edge.poll ?? edge).channelText('live');
      expect([await look(), await look()]).toEqual([null, null]);
      const { next, ...rest } = await smallChange(store, null, 'first');
      await commitChange(store, { next, ...rest });
      expect([await look(), await look()]).toEqual([canonicalText(next), canonicalText(next)]);
      const second = await smallChange(store, next, 'second');
      await commitChange(store, second);
      expect([await look(), await look()]).toEqual([canonicalText(second.next), canonicalText(second.next)]);
      await store.removeChannel('live');
      expect([await look(), await look()]).toEqual([null, null]);
    });

    it('refuses a writer who has not read the newest document, and keeps that document', async () => {
      const first = await smallChange(store, null, 'first');
      await commitChange(store, first);
      const late = await smallChange(store, first.next, 'late');
      const second = await smallChange(store, first.next, 'second');
      await commitChange(store, second);
      await expect(commitChange(again(), late)).rejects.toThrow(SerialConflict);
      await expect(commitChange(again(), first)).rejects.toThrow(/Somebody else changed the channel "live" meanwhile; nothing was written/);
      expect(await store.channel('live')).toEqual(second.next);
      expect(await reasonsIn(store)).toEqual(['first', 'second']);
    });

    it.each(['begin', 'change'])(`lets one of ${RACERS} who have read the same ${'%s'} it, and tells the others`, async (what) => {
      const begun = what === 'change' ? await smallChange(store, null, 'begun') : null;
      if (begun) await commitChange(store, begun);
      const before = begun?.next ?? null;
      const changes = await Promise.all(Array.from({ length: RACERS }, (_, index) => smallChange(store, before, `racer ${index}`)));
      const outcomes = await Promise.allSettled(changes.map((change) => commitChange(again(), change)));
      const won = outcomes.flatMap((outcome, index) => (outcome.status === 'fulfilled' ? [`racer ${index}`] : []));
      expect(won).toHaveLength(1);
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(SerialConflict);
      expect(await reasonsIn(store)).toEqual([...(begun ? ['begun'] : []), ...won]);
      expect((await store.channel('live'))?.log.entries).toBe(begun ? 2 : 1);
    });

    it('never takes a document that does not count its lines', async () => {
      const { next, lines, after } = await smallChange(store, null, 'first');
      for (const wrong of [[], [...lines, ...lines], [`${lines[0]} `], [`${lines[0]}\n`]]) {
        await expect(store.commit(next, wrong, after)).rejects.toThrow(/does not count the lines/);
      }
      expect(await store.channel('live')).toBeNull();
    });

    it('begins as a copy of another one with its whole log, and a change brings its own lines only', async () => {
      const other = createMemoryStore();
      let newest: ChannelDocument | null = null;
      for (const reason of ['first', 'second', 'third']) {
        const change = await smallChange(other, newest, reason);
        await commitChange(other, change);
        newest = change.next;
      }
      if (!newest) throw new Error('Nothing was committed.');
      const lines = await other.log('live');
      await expect(store.commit(newest, [...lines.slice(1), ...lines.slice(0, 1)], 0)).rejects.toThrow(/does not count the lines/);
      await store.commit(newest, lines, 0);
      expect([await again().channelText('live'), await again().log('live')]).toEqual([canonicalText(newest), lines]);
      const next = await smallChange(store, newest, 'fourth');
      await expect(store.commit(next.next, [...lines, ...next.lines], next.after)).rejects.toThrow(/does not count the lines/);
      await commitChange(store, next);
      expect(await reasonsIn(store)).toEqual(['first', 'second', 'third', 'fourth']);
    });

    it('keeps them apart', async () => {
      await commitChange(store, await smallChange(store, null, 'live'));
      await commitChange(store, await smallChange(store, null, 'plain', 'plain'));
      await store.removeChannel('live');
      expect(await store.channels()).toEqual(['plain']);
      expect([await reasonsIn(store), await reasonsIn(store, 'plain')]).toEqual([[], ['plain']]);
      await commitChange(store, await smallChange(store, null, 'anew'));
      expect(await reasonsIn(store)).toEqual(['anew']);
    });

    it('keeps the history of a removed one with its protection and its revocations, and refuses a removal by a writer who read an older document', async () => {
      const parts = { store, keys: testKeys };
      const author = { actor: 'Tester' };
      await putSmall(store, recordOf('mf-access', '1.0.0-a'));
      const source = await makeLive(store, 'live', { 'mf-access': { release: '1.0.0-a' } }, { revoked: { 'mf-access': ['0.9.0-z'] } });
      const state = async () => {
        const entries = (await again().log('trial')).flatMap((line) => readLine(line) ?? []);
        return { channel: 'trial', before: await again().channel('trial'), entries };
      };
      const change = async (wanted: ChannelChange | null, before: ChannelDocument | null) => {
        if (wanted) await commitChange(store, await composeChange(parts, 'trial', before, wanted));
      };

      await change(createChange(await state(), author, source), null);
      expect(await store.channel('trial')).toMatchObject({ remotes: { 'mf-access': { release: '1.0.0-a' } }, revoked: source.revoked });
      const begun = await state();
      await change(protectChange(begun, author, { was: [], areas: ['mf-access'] }), begun.before);
      expect(await protectedAreas({ store: again(), keys: testKeys }, 'trial')).toEqual(['mf-access']);
      await expect(change(removeChange(begun, author, [], 0), begun.before)).rejects.toThrow(SerialConflict);

      const last = await state();
      await change(removeChange(last, author, [], 0), last.before);
      expect((await state()).entries.map(({ action }) => action)).toEqual(['create', 'activate', 'protect', 'remove']);
      expect(await store.channel('trial')).toMatchObject({ remotes: {}, revoked: source.revoked });
      await change(createChange(await state(), author, null), (await state()).before);
      expect(isRemoved((await state()).entries)).toBe(false);
    });

    it.each(['../live', 'Live', '', 'a/b'])('cannot call one "%s"', async (channel) => {
      await expect(store.channel(channel)).rejects.toThrow(/cannot be a channel/);
      await expect(smallChange(store, null, 'first', channel).then((change) => commitChange(store, change))).rejects.toThrow(
        /cannot be a channel/,
      );
    });

    it('passes the test of preconditions at the start, which leaves no channel behind', async () => {
      await requirePreconditions(store);
      expect(await store.channels()).toEqual([]);
    });
  });
}
