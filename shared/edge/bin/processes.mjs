import { spawn } from 'node:child_process';

const STOP_MS = 6_000;
const NODE = ['--import', new URL('../../build/bin/end-with-parent.mjs', import.meta.url).href, '--import', 'tsx'];

/**
 * Children of one command: they end with it, and it ends with the first of them that ends by itself.
 * @param {string} root where they run
 */
export function createProcesses(root) {
  /** @typedef {import('node:child_process').ChildProcess} Child */
  /** @type {Map<Child, Promise<unknown>>} */
  const running = new Map();
  let isStopping = false;

  /** @param {string[]} args @param {Record<string, string>} env */
  function open(args, env) {
    const child = spawn(process.execPath, [...NODE, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A Ctrl+C of the terminal reaches this process only, which then stops its children in order.
      detached: true,
    });
    const ended = new Promise((resolve) => child.once('close', resolve)).finally(() => running.delete(child));
    running.set(child, ended);
    return ended;
  }

  /** The last that was started ends first: it calls those before it. */
  async function stop() {
    isStopping = true;
    for (const [child, ended] of [...running].reverse()) await end(child, ended);
  }

  /** @param {Child} child @param {Promise<unknown>} ended */
  async function end(child, ended) {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(force);
  }

  return {
    stop,
    /**
     * @param {string} name for people
     * @param {string[]} args of node, TypeScript understood
     * @param {Record<string, string>} env on top of this process's
     */
    start(name, args, env) {
      void open(args, env).then((code) => {
        if (isStopping) return;
        console.error(`${name} ended by itself (exit ${code}).`);
        void stop().then(() => process.exit(1));
      });
    },
    /**
     * Runs one to its end.
     * @param {string[]} args of node, TypeScript understood
     * @param {Record<string, string>} [env] on top of this process's
     * @returns {Promise<void>}
     * @throws when it fails
     */
    async run(args, env = {}) {
      const code = await open(args, env);
      // Who asked is about to exit.
      if (isStopping) return new Promise(() => {});
      if (code !== 0) throw new Error('Nothing was started: see above.');
    },
  };
}
