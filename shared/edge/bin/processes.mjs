import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Longer than a child needs to wait, to end its streams and to finish its calls; see `shared/serving/src/drain.ts`. */
const STOP_MS = 45_000;
const AGAIN_MS = 3_000;
/** Runs a program in TypeScript. */
export const RUNNER = fileURLToPath(new URL('../../build/bin/run.mjs', import.meta.url));
const NODE = ['--import', new URL('../../build/bin/end-with-parent.mjs', import.meta.url).href, RUNNER];

/**
 * Children of one command. They end with the command, and the command ends when one of them ends by itself, unless the others can be
 * without it.
 * @param {string} root their working directory
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

  /** Stops the children in reverse order of their start, because a later one calls the earlier ones. */
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
     * @param {string} name for messages
     * @param {string[]} args arguments of node; the script may be TypeScript
     * @param {Record<string, string>} env additions to the environment of this process
     */
    start(name, args, env) {
      void open(args, env).then((code) => {
        if (isStopping) return;
        console.error(`${name} ended by itself (exit ${code}).`);
        void stop().then(() => process.exit(1));
      });
    },
    /**
     * Starts a child that the others can be without, and starts it again when it ends by itself.
     * @param {string} name for messages
     * @param {string[]} args arguments of node; the script may be TypeScript
     * @param {Record<string, string>} env additions to the environment of this process
     */
    keep(name, args, env) {
      const startAgain = () => {
        if (isStopping) return;
        void open(args, env).then((code) => {
          if (isStopping) return;
          console.error(`${name} ended by itself (exit ${code}). The site goes on, and ${AGAIN_MS / 1000} s later it starts again.`);
          setTimeout(startAgain, AGAIN_MS);
        });
      };
      startAgain();
    },
    /**
     * Runs a child to its end.
     * @param {string[]} args arguments of node; the script may be TypeScript
     * @param {Record<string, string>} [env] additions to the environment of this process
     * @returns {Promise<void>}
     * @throws Error when it exits with another code than 0
     */
    async run(args, env = {}) {
      const code = await open(args, env);
      // This process is about to exit, so the caller must not go on.
      if (isStopping) return new Promise(() => {});
      if (code !== 0) throw new Error('Nothing was started: see above.');
    },
  };
}
