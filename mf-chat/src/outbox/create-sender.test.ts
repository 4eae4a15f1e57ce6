import { own } from '#testing/open-chat-box';
import { createSender } from './create-sender';
import { openKeptOutbox, type Unsent } from './persisted-outbox';

jest.mock('idb-keyval', () => jest.requireActual<object>('@site/testing/idb-in-memory'));
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const entry = (key: string): Unsent => ({ key, chatId: '5', content: key, file: null, at: '2026-01-15T06:00:00.000Z', problem: null });
const BROKEN = { kind: 'fault', status: 503 };
const REFUSED = { kind: 'refused', status: 422, serverMessage: 'No.' };

let count = 0;
/** Posts have these results, one after the other; later ones succeed. */
async function sendWith(ends: (object | null)[], ...keys: string[]) {
  const posted: string[] = [];
  const sender = createSender({
    outbox: openKeptOutbox(`S${++count}`),
    post: async ({ key, content }) => {
      posted.push(key);
      const problem = ends.shift();
      if (problem) throw problem as Error;
      return own(posted.length, content, { client_key: key });
    },
  });
  keys.forEach((key) => sender.add(entry(key)));
  sender.start();
  await jest.advanceTimersByTimeAsync(0);
  return { sender, posted };
}

it('goes on with the next one after a refusal, which stays with its reason', async () => {
  const { sender, posted } = await sendWith([REFUSED], 'one', 'two');
  expect(posted).toEqual(['one', 'two']);
  expect(sender.state().entries).toMatchObject([{ key: 'one', problem: 'No.' }]);
});

it('starts with a short pause again after a success', async () => {
  const { posted } = await sendWith([BROKEN, BROKEN, null, BROKEN], 'one', 'two');
  await jest.advanceTimersByTimeAsync(2000 + 4000);
  expect(posted).toEqual(['one', 'one', 'one', 'two']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(posted).toHaveLength(5);
});

it('posts nothing more after it was stopped', async () => {
  const { sender, posted } = await sendWith([BROKEN], 'one', 'two');
  sender.stop();
  sender.flush();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(posted).toEqual(['one']);
});

it('has each one once after it was started again', async () => {
  const { sender } = await sendWith([BROKEN, BROKEN], 'one');
  sender.stop();
  sender.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(sender.state().entries).toMatchObject([{ key: 'one' }]);
});
