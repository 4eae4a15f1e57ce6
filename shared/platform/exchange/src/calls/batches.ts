/** Of one task: its answer, what it is refused with, or `busy` where it has to wait for somebody. */
export type Outcome<Answer> = { answer: Answer } | { problem: unknown } | 'busy';

interface Waiting<Task, Answer> {
  task: Task;
  resolve: (answer: Answer) => void;
  reject: (problem: unknown) => void;
}

interface Work<Task, Answer> {
  together: (tasks: readonly Task[]) => Promise<readonly Outcome<Answer>[]>;
  alone: (task: Task) => Promise<Answer>;
}

const AT_ONCE = 2;
const LARGEST = 32;

/**
 * What is asked for while others are at work is done with the others that wait, so that many share one transaction. Nobody waits for
 * more to come, nor for what holds up somebody else: what is busy is done alone.
 */
export function createBatches<Task, Answer>({ together, alone }: Work<Task, Answer>): (task: Task) => Promise<Answer> {
  const queue: Waiting<Task, Answer>[] = [];
  let running = 0;

  function next() {
    while (running < AT_ONCE && queue.length) void run(queue.splice(0, LARGEST));
  }

  async function run(batch: readonly Waiting<Task, Answer>[]) {
    running += 1;
    try {
      const outcomes = await together(batch.map(({ task }) => task));
      batch.forEach((waiting, nth) => end(waiting, outcomes[nth] ?? 'busy'));
    } catch (problem) {
      batch.forEach(({ reject }) => reject(problem));
    }
    running -= 1;
    next();
  }

  function end({ task, resolve, reject }: Waiting<Task, Answer>, outcome: Outcome<Answer>) {
    if (outcome === 'busy') void alone(task).then(resolve, reject);
    else if ('answer' in outcome) resolve(outcome.answer);
    else reject(outcome.problem);
  }

  return (task) =>
    new Promise((resolve, reject) => {
      queue.push({ task, resolve, reject });
      next();
    });
}
