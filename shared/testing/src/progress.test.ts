import { withProgress } from '../bin/progress.mjs';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('prints nothing for quick work', async () => {
  const lines: string[] = [];
  const ended = withProgress(
    'B1',
    () => new Promise<string>((done) => setTimeout(() => done('weighed'), 4_000)),
    (line) => lines.push(line),
  );
  await jest.advanceTimersByTimeAsync(600_000);
  expect(await ended).toBe('weighed');
  expect(lines).toEqual([]);
});

it('prints a line for long work at least once a minute until it ends', async () => {
  const lines: string[] = [];
  const ended = withProgress(
    'B2',
    () => new Promise((done) => setTimeout(done, 200_000)),
    (line) => lines.push(line),
  );
  await jest.advanceTimersByTimeAsync(600_000);
  await ended;
  expect(lines).toEqual(['  … B2, 5 s', '  … B2, 15 s', '  … B2, 35 s', '  … B2, 75 s', '  … B2, 135 s', '  … B2, 195 s']);
});

it('prints nothing more when the work fails', async () => {
  const lines: string[] = [];
  const refused = expect(
    withProgress(
      'B3',
      () => Promise.reject(new Error('no browser')),
      (line) => lines.push(line),
    ),
  ).rejects.toThrow('no browser');
  await jest.advanceTimersByTimeAsync(600_000);
  await refused;
  expect(lines).toEqual([]);
});
