import { STAKE_KEYS } from '@site/api/contracts/exchange';
import { keptInMemory } from '@site/testing';
import { createPreferencesStore } from './preferences.store';

const OWN_KEYS = [50, 200, 300, 400, 500, 600];

const read = ({ store, preferencesOf }: ReturnType<typeof createPreferencesStore>, owner = 'R1') => store.get(preferencesOf)(owner);

it('keeps the preferences of a player over a reload, and gives another player the usual ones', async () => {
  const kept = keptInMemory();
  createPreferencesStore(kept).change('R1', { stakeKeys: OWN_KEYS, isConfirming: true });
  const after = createPreferencesStore(kept);
  await after.restore('R1');
  expect(read(after)).toEqual({ policy: 'better', fill: 'keep', atStart: 'lapse', isConfirming: true, stakeKeys: OWN_KEYS });
  await after.restore('R2');
  expect(read(after, 'R2').stakeKeys).toEqual(STAKE_KEYS);
});

it('takes what another tab changed, and loses nothing of its own', async () => {
  const kept = keptInMemory();
  const [one, other] = [createPreferencesStore(kept), createPreferencesStore(kept)];
  one.change('R1', { stakeKeys: OWN_KEYS });
  other.change('R1', { policy: 'any' });
  await one.restore('R1');
  expect(read(one)).toMatchObject({ policy: 'any', stakeKeys: OWN_KEYS });
});

it('keeps a change that the player makes while the kept ones are read', async () => {
  const kept = keptInMemory();
  createPreferencesStore(kept).change('R1', { policy: 'any' });
  const after = createPreferencesStore(kept);
  const restoring = after.restore('R1');
  after.change('R1', { policy: 'none' });
  await restoring;
  expect(read(after).policy).toBe('none');
});

it.each([[[100, 500]], [[0, 1, 2, 3, 4, 5]], [[1.5, 1, 2, 3, 4, 5]], [[50_001, 1, 2, 3, 4, 5]], ['100'], [null]])(
  'offers the usual keys instead of %j',
  async (stakeKeys) => {
    const store = createPreferencesStore({ ...keptInMemory(), readKept: async <T>() => ({ policy: 'any', stakeKeys }) as T });
    await store.restore('R1');
    expect(read(store)).toEqual({ policy: 'any', fill: 'keep', atStart: 'lapse', isConfirming: false, stakeKeys: STAKE_KEYS });
  },
);
