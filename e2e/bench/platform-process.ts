import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT, RUNNER } from '../site/server';

/** A platform in a separate process that runs commands, one after the other. */
export interface ToldPlatform {
  order<T>(order: object): Promise<T>;
  stop(): Promise<void>;
  /** Ends it at once, in the middle of what it does. */
  kill(): void;
}

/** @param script file to run, below the platform’s `src/bench` */
export async function startToldPlatform(port: number, script = 'event-streams-platform.ts'): Promise<ToldPlatform> {
  const child = spawn(process.execPath, ['--expose-gc', RUNNER, `shared/platform/sandbox/src/bench/${script}`], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const answer = async () => {
    const [message] = (await Promise.race([once(child, 'message'), ended.then(refuse)])) as [{ answer: unknown }];
    return message.answer;
  };
  await answer();
  return {
    order: async <T>(order: object) => {
      child.send(order);
      return (await answer()) as T;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function refuse(): never {
  throw new Error('The platform ended');
}
