import { priceOf } from '@site/api/contracts/exchange';
import { keptInMemory } from '@site/testing';
import { createSlipStore } from './slip.store';
import { samplePick } from './slip.fixtures';

const SLIP = { owner: 'R1', draft: { pick: samplePick(), price: priceOf(1.98), stake: '500' } };

it('restores a slip that was not placed after a reload', async () => {
  const kept = keptInMemory();
  createSlipStore(kept).write(SLIP);
  const after = createSlipStore(kept);
  const told = jest.fn();
  after.store.sub(after.slipAtom, told);
  await after.restore();
  expect(after.read()).toEqual(SLIP);
  expect(told).toHaveBeenCalledTimes(1);
});

it('restores nothing after the slip was cleared, or its bet was on its way', async () => {
  const kept = keptInMemory();
  const before = createSlipStore(kept);
  before.write(SLIP);
  before.commit();
  expect(before.read()).toEqual(SLIP);
  const after = createSlipStore(kept);
  await after.restore();
  expect(after.read()).toBeNull();
  before.write(SLIP);
  before.write(null);
  await after.restore();
  expect(after.read()).toBeNull();
});

it('restores a slip whose bet was refused', async () => {
  const kept = keptInMemory();
  const before = createSlipStore(kept);
  before.write(SLIP);
  before.commit();
  before.keepAgain();
  const after = createSlipStore(kept);
  await after.restore();
  expect(after.read()).toEqual(SLIP);
});

it('keeps a price that the player picked meanwhile', async () => {
  const kept = keptInMemory();
  createSlipStore(kept).write(SLIP);
  const after = createSlipStore(kept);
  const restoring = after.restore();
  const newer = { ...SLIP, draft: { ...SLIP.draft, stake: '900' } };
  after.write(newer);
  await restoring;
  expect(after.read()).toEqual(newer);
});

it.each([undefined, 'slip', {}, { owner: 'R1' }, { owner: 'R1', draft: { price: 1, stake: '', pick: {} } }])(
  'does not accept %j as a slip',
  async (found) => {
    const store = createSlipStore({ ...keptInMemory(), readKept: async <T>() => found as T });
    await store.restore();
    expect(store.read()).toBeNull();
  },
);
