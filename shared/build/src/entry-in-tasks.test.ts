import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { entryInTasks } from './entry-in-tasks.mjs';

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'entry-'));
  for (const name of ['first', 'second']) writeFileSync(path.join(dir, `${name}.js`), `self.ran.push('${name}');`);
  const { entry, plugin } = entryInTasks(['first', 'second'].map((name) => path.join(dir, `${name}.js`)));
  const compiler = webpack({ mode: 'production', context: dir, entry, output: { path: dir }, plugins: [plugin] });
  await new Promise<void>((built, failed) => {
    compiler?.run((problem, stats) => ((problem ?? stats?.hasErrors()) ? failed(problem ?? new Error(stats?.toString())) : built()));
  });
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Runs the built entry in a page without `scheduler.yield`. */
function open() {
  const ran: string[] = [];
  const tasks: (() => void)[] = [];
  runInNewContext(readFileSync(path.join(dir, 'main.js'), 'utf8'), { self: { ran }, setTimeout: (task: () => void) => tasks.push(task) });
  return { ran, nextTask: () => tasks.splice(0).forEach((task) => task()) };
}

const microtasks = () => new Promise((done) => setImmediate(done));

it('runs the modules in their order, each in a task of its own after that of the bundle, from one file', async () => {
  const { ran, nextTask } = open();
  await microtasks();
  expect(ran).toEqual([]);
  nextTask();
  await microtasks();
  expect(ran).toEqual(['first']);
  nextTask();
  await microtasks();
  expect(ran).toEqual(['first', 'second']);
});
