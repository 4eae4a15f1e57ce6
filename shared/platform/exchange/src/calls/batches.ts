/** Result of one queued task; `busy`: its wallet is locked, retry alone. */
export type TaskOutcome<Answer> = { answer: Answer } | { problem: unknown } | 'busy';

interface Waiting<Task, Answer> {
  task: Task;
  resolve: (answer: Answer) => void;
  reject: (problem: unknown) => void;
}

interface Work<Task, Answer> {
  together: (tasks: readonly Task[]) => Promise<readonly TaskOutcome<Answer>[]>;
  alone: (task: Task) => Promise<Answer>;
}

const AT_ONCE = 2;
const LARGEST = 32;

/**
 * Batches the tasks that arrive while others run, so that many share one transaction. No task waits for later ones, and none waits for
 * another's lock: a busy task runs alone.
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

  function end({ task, resolve, reject }: Waiting<Task, Answer>, outcome: TaskOutcome<Answer>) {
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
