import { fewAtOnce } from './few-at-once';

it('runs at most four at a time', async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  };
  const { done } = await fewAtOnce([1, 2, 3, 4, 5, 6, 7, 8, 9], run);
  expect(most).toBe(4);
  expect(done).toHaveLength(9);
});

it('does the others when one fails, and names the failed one', async () => {
  const run = (id: number) => (id === 2 ? Promise.reject(new Error('away')) : Promise.resolve());
  const { done, failed } = await fewAtOnce([1, 2, 3, 4, 5, 6], run);
  expect(done.sort()).toEqual([1, 3, 4, 5, 6]);
  expect(failed).toEqual([2]);
});
