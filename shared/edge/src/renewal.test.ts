import { isHalfOver, keepRenewed } from '../bin/renewal.mjs';

const DOCUMENT = { issuedAt: '2026-01-15T06:00:00.000Z', expiresAt: '2026-01-22T06:00:00.000Z' };
const at = (moment: string) => Date.parse(moment);

afterEach(() => jest.useRealTimers());

it.each([
  ['2026-01-18T17:00:00Z', false],
  ['2026-01-18T19:00:00Z', true],
  ['2026-02-01T00:00:00Z', true],
])('at %s half of the days are over: %s', (moment, isOver) => {
  expect(isHalfOver(DOCUMENT, at(moment))).toBe(isOver);
  expect(isHalfOver(null, at(moment))).toBe(false);
});

it('a running site renews the live document when half of its days are over, and goes on when that is refused', async () => {
  jest.useFakeTimers();
  let now = at('2026-01-16T00:00:00Z');
  const run = jest.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(undefined);
  const said: string[] = [];
  const stop = keepRenewed({ run }, { read: () => DOCUMENT, now: () => now, everyMs: 1000, say: (line: string) => void said.push(line) });
  await jest.advanceTimersByTimeAsync(1000);
  expect(run).not.toHaveBeenCalled();
  now = at('2026-01-19T00:00:00Z');
  await jest.advanceTimersByTimeAsync(2000);
  expect(run.mock.calls).toEqual([[expect.arrayContaining(['renew'])], [expect.arrayContaining(['renew'])]]);
  expect(said).toEqual([expect.stringContaining('was not signed anew')]);
  stop();
});
