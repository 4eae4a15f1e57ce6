import { startFakeClock } from '@site/testing';
import { LOOK_EVENT, pollReleases } from './poll-releases';

let stop = () => {};
const is = (hidden: boolean, onLine: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
};

function setUp(look = jest.fn(() => Promise.resolve())) {
  const clock = startFakeClock();
  stop = pollReleases(look, () => Date.now());
  return { clock, look };
}

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

it('looks at once, and every 30 seconds', async () => {
  const { clock, look } = setUp();
  expect(look).toHaveBeenCalledTimes(1);
  await clock.advance(60_000);
  expect(look).toHaveBeenCalledTimes(3);
});

it.each([
  ['nobody sees the page', true, true],
  ['there is no network', false, false],
])('does not look while %s', async (_, hidden, onLine) => {
  const { clock, look } = setUp();
  is(hidden, onLine);
  await clock.advance(60_000);
  expect(look).toHaveBeenCalledTimes(1);
});

it('looks when the player comes back, at most every 5 seconds', async () => {
  const { clock, look } = setUp();
  window.dispatchEvent(new Event('focus'));
  expect(look).toHaveBeenCalledTimes(1);
  await clock.advance(5000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(2);
});

it('looks whenever it is asked to, one request after the other', async () => {
  let answer = () => {};
  const { clock, look } = setUp(jest.fn(() => new Promise<void>((resolve) => (answer = resolve))));
  window.dispatchEvent(new Event(LOOK_EVENT));
  expect(look).toHaveBeenCalledTimes(1);
  answer();
  await clock.advance(0);
  expect(look).toHaveBeenCalledTimes(2);
});
