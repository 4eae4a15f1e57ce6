import { createBatches, type TaskOutcome } from './batches';

/** Work whose end the test controls. */
function workshop(answer: (task: string) => TaskOutcome<string>) {
  const together: string[][] = [];
  const alone: string[] = [];
  const ends: (() => void)[] = [];
  const place = createBatches<string, string>({
    together: async (tasks) => {
      together.push([...tasks]);
      await new Promise<void>((done) => ends.push(done));
      return tasks.map(answer);
    },
    alone: (task) => {
      alone.push(task);
      return Promise.resolve(`${task} alone`);
    },
  });
  return { together, alone, place, endAll: () => ends.splice(0).forEach((end) => end()) };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

it('starts at once, and batches the tasks that arrive meanwhile', async () => {
  const { together, place, endAll } = workshop((task) => ({ answer: task }));
  const answers = Promise.all(['a', 'b', 'c', 'd'].map(place));
  expect(together).toEqual([['a'], ['b']]);
  endAll();
  await settled();
  expect(together).toEqual([['a'], ['b'], ['c', 'd']]);
  endAll();
  expect(await answers).toEqual(['a', 'b', 'c', 'd']);
});

it('takes no more than 32 together', async () => {
  const { together, place, endAll } = workshop((task) => ({ answer: task }));
  void Array.from({ length: 40 }, (_none, nth) => place(String(nth)));
  endAll();
  await settled();
  expect(together.map(({ length }) => length)).toEqual([1, 1, 32, 6]);
});

it('rejects one task without the others, and repeats a busy one alone', async () => {
  const { alone, place, endAll } = workshop((task) => {
    if (task === 'busy') return 'busy';
    return task === 'bad' ? { problem: new Error('refused') } : { answer: task };
  });
  const answers = Promise.allSettled(['good', 'busy'].map(place));
  const bad = place('bad');
  endAll();
  await settled();
  endAll();
  await expect(bad).rejects.toThrow('refused');
  expect(await answers).toMatchObject([{ value: 'good' }, { value: 'busy alone' }]);
  expect(alone).toEqual(['busy']);
});

it('goes on after work that failed for all', async () => {
  let isBroken = true;
  const place = createBatches<string, string>({
    together: (tasks) => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve(tasks.map((answer) => ({ answer })))),
    alone: () => Promise.resolve('alone'),
  });
  await expect(Promise.all(['a', 'b', 'c'].map(place))).rejects.toThrow('away');
  isBroken = false;
  expect(await place('d')).toBe('d');
});
