import { setTimeout as wait } from 'node:timers/promises';
import { rollingRestart } from './rolling-restart';

/** Programs that write down what is done to them. */
function programs(names: readonly string[]) {
  const done: string[] = [];
  const keepers = names.map((name) => ({
    name,
    stop: () => Promise.resolve(void done.push(`${name} stops`)),
    startGently: () => void done.push(`${name} starts`),
    hurry: () => void done.push(`${name} no longer gives way`),
  }));
  return { done, keepers };
}

it('restarts one program after the other, each when the one before is ready', async () => {
  const { done, keepers } = programs(['api-1', 'api-2']);
  await rollingRestart(keepers, async ({ name }) => {
    if (done.at(-1) !== `${name} starts`) return;
    await wait(1);
    done.push(`${name} is ready`);
  });
  expect(done).toEqual(
    ['api-1', 'api-2'].flatMap((name) => [`${name} stops`, `${name} starts`, `${name} is ready`, `${name} no longer gives way`]),
  );
});

it('stops none while another is not ready, also one that restarts later', async () => {
  const { done, keepers } = programs(['api-1', 'api-2']);
  let comeBack = () => {};
  const isBack = new Promise<void>((resolve) => (comeBack = resolve));
  const restart = rollingRestart(keepers, ({ name }) => (name === 'api-2' ? isBack : Promise.resolve()));
  await wait(20);
  expect(done).toEqual([]);
  comeBack();
  await restart;
  expect(done).toHaveLength(6);
});

it('goes no further when a program does not come back', async () => {
  const { done, keepers } = programs(['api-1', 'api-2']);
  const restart = rollingRestart(keepers, ({ name }) =>
    done.includes(`${name} starts`) ? Promise.reject(new Error(`${name} is not ready`)) : Promise.resolve(),
  );
  await expect(restart).rejects.toThrow('api-1 is not ready');
  expect(done).toEqual(['api-1 stops', 'api-1 starts']);
});
