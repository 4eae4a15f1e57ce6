import { startFakeClock } from '@site/testing';
import { createSafePoint } from './safe-point';

function setUp() {
  const clock = startFakeClock();
  const state = { isBusy: false, isReached: false };
  const safePoint = createSafePoint(
    () => state.isBusy,
    () => Date.now(),
  );
  const wait = () => void safePoint().then(() => (state.isReached = true));
  return { clock, state, wait };
}
const type = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));

it('is there at once when nobody types and nothing is busy', async () => {
  const { clock, state, wait } = setUp();
  wait();
  await clock.advance(0);
  expect(state.isReached).toBe(true);
});

it('is 2 seconds after the last key', async () => {
  const { clock, state, wait } = setUp();
  type();
  wait();
  await clock.advance(1500);
  type();
  await clock.advance(1750);
  expect(state.isReached).toBe(false);
  await clock.advance(500);
  expect(state.isReached).toBe(true);
});

it('never comes in the middle of a money action', async () => {
  const { clock, state, wait } = setUp();
  state.isBusy = true;
  wait();
  await clock.advance(60_000);
  expect(state.isReached).toBe(false);
  state.isBusy = false;
  await clock.advance(250);
  expect(state.isReached).toBe(true);
});
