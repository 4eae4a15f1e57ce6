import { activateChange, rollbackChange, type Before } from '../changes';
import { commitChange, composeChange } from '../channel/channel';
import type { Finding } from '../gate';
import type { LogEntry } from '../store/log-line';
import { SerialConflict } from '../store/store';
import { createMemoryStore, makeLive, putSmall, recordOf, testKeys } from '../testing';
import { changeChannel } from './change-channel';
import type { VerbGate, GateOptions } from './gate';

const BROKEN: Finding = { check: 'mount', message: 'it does not start', advice: 'Repair it.' };
const DAMAGED: Finding = { check: 'damaged', message: 'it was changed', advice: 'Deploy it again.' };

let store: ReturnType<typeof createMemoryStore>;
beforeEach(async () => {
  store = createMemoryStore();
  for (const release of ['1.0.0-a', '1.0.0-b']) await putSmall(store, recordOf('mf-x', release));
  await putSmall(store, recordOf('mf-y', '1.0.0-a'));
  await makeLive(store, 'live', { 'mf-x': { release: '1.0.0-a' } });
});

const gateThat = (check: VerbGate['check']): VerbGate => ({
  warm: () => {},
  check,
  remarks: async () => [],
  tryWayBack: async () => {},
  close: async () => {},
});
const passes = () => gateThat(async () => []);

const activate = (gate: VerbGate, options: GateOptions = {}, attempts = 1) =>
  changeChannel({
    parts: { store, keys: testKeys },
    channel: 'live',
    gate,
    options,
    attempts,
    decide(before: Before) {
      const candidates = [{ name: 'mf-x', release: '1.0.0-b' }];
      const change = activateChange(before, { actor: 'Rahim', ...(options.reason ? { reason: options.reason } : {}) }, candidates);
      return change && { change, candidates };
    },
  });

/** Somebody else makes another area live. */
async function interfere() {
  const before = await store.channel('live');
  const entry = { actor: 'Nadia', action: 'activate', remote: 'mf-y', release: '1.0.0-a' } as const;
  const remotes = { ...before?.remotes, 'mf-y': { release: '1.0.0-a' } };
  await commitChange(store, await composeChange({ store, keys: testKeys }, 'live', before, { remotes, entry }));
}

const newestLine = async () => JSON.parse((await store.log('live')).at(-1) ?? '{}') as LogEntry;

describe('a change of the channel', () => {
  it('shows the gate exactly what is put in place', async () => {
    const check = jest.fn(async () => []);
    const next = await activate(gateThat(check));
    expect(check).toHaveBeenCalledWith(expect.objectContaining({ next, candidates: [{ name: 'mf-x', release: '1.0.0-b' }] }));
    expect(await store.channel('live')).toEqual(next);
  });

  it('is urgent for the gate when it goes back to a release that was live, and not when it brings one', async () => {
    const check = jest.fn<Promise<Finding[]>, Parameters<VerbGate['check']>>(async () => []);
    await activate(gateThat(check));
    await changeChannel({
      parts: { store, keys: testKeys },
      channel: 'live',
      gate: gateThat(check),
      options: {},
      decide: (before) => ({
        change: rollbackChange(before, { actor: 'Rahim', reason: 'a fault' }, { remote: 'mf-x', to: '1.0.0-a', goods: [] }),
        candidates: [{ name: 'mf-x', release: '1.0.0-a' }],
        isUrgent: true,
      }),
    });
    expect(check.mock.calls.map(([question]) => question.isUrgent)).toEqual([false, true]);
  });

  it('is not made when the gate refuses, and all reasons are listed', async () => {
    await expect(activate(gateThat(async () => [BROKEN]))).rejects.toThrow(
      'mf-x 1.0.0-b: nothing was changed, the gate refuses it.\n  mount: it does not start\n    Repair it.\nIf it has to be live all the same: --force',
    );
    expect((await store.channel('live'))?.remotes['mf-x']?.release).toBe('1.0.0-a');
  });

  it('is made by force, and the log names the overruled findings', async () => {
    await activate(
      gateThat(async () => [BROKEN]),
      { force: true, reason: 'known' },
    );
    expect(await newestLine()).toMatchObject({ release: '1.0.0-b', reason: 'known', forced: ['mount: it does not start'] });
  });

  it('is never made of damaged files', async () => {
    await expect(
      activate(
        gateThat(async () => [DAMAGED]),
        { force: true, reason: 'known' },
      ),
    ).rejects.toThrow(/Not even --force/);
  });

  it('logs that the browser was left out', async () => {
    await activate(passes(), { browser: false, reason: 'none here' });
    expect(await newestLine()).toMatchObject({ forced: ['browser: left out'] });
  });

  it('ends with a conflict and writes nothing when another change was first', async () => {
    const gate = gateThat(async () => {
      await interfere();
      return [];
    });
    await expect(activate(gate)).rejects.toThrow(SerialConflict);
    expect((await store.channel('live'))?.remotes).toMatchObject({ 'mf-x': { release: '1.0.0-a' }, 'mf-y': { release: '1.0.0-a' } });
  });

  it('of a deploy is made on top of the change of somebody else, after the gate checked it again', async () => {
    const looks: (string | undefined)[] = [];
    const gate = gateThat(async ({ next }) => {
      looks.push(next.remotes['mf-y']?.release);
      if (looks.length === 1) await interfere();
      return [];
    });
    await activate(gate, {}, 2);
    expect(looks).toEqual([undefined, '1.0.0-a']);
    expect((await store.channel('live'))?.remotes).toMatchObject({ 'mf-x': { release: '1.0.0-b' }, 'mf-y': { release: '1.0.0-a' } });
  });
});
