import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { withProgress } from './progress.mjs';
import { ROOT } from './prepare.mjs';

/**
 * One step of a gate: a command, and a function that counts its checks. A step that is not over after `withinMinutes`, if given, is ended and fails.
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: () => Counts, needs?: string, withinMinutes?: number }} Step
 * @typedef {{ passed: number, failed: number, notes?: string }} Counts `notes` is printed after all steps
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string, isUnchanged?: boolean, notes?: string }} Result
 */

/** Makes wireit cache green steps on CI, too, where the default is no cache, and print for each step whether it ran. */
const WIREIT = { WIREIT_CACHE: 'local', WIREIT_LOGGER: 'simple' };
const IS_UNCHANGED = /^✅ \[step:\w+\] (Already fresh|Restored from cache)$/m;
/** Time in ms for a step that is ended to tidy up. */
const TIDY_MS = 20_000;

/** Runs a step to its end; never throws. The result contains the output. @param {Step} step @returns {Promise<Result>} */
export async function runStep(step) {
  const started = Date.now();
  const { code, output } = await withProgress(step.name, () => execute(step));
  const seconds = (Date.now() - started) / 1000;
  const counts = countsOf(step, code);
  // A command that failed without a failed test, e.g. by a crash or a timeout, counts as one failure.
  const failed = counts.failed || (code === 0 ? 0 : 1);
  const isUnchanged = IS_UNCHANGED.test(output);
  return { name: step.name, passed: counts.passed, failed, seconds, output, isUnchanged, notes: isUnchanged ? undefined : counts.notes };
}

/** @param {Step} step @param {number} code @returns {Counts} */
function countsOf(step, code) {
  if (!step.count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    return step.count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {Step} step @returns {Promise<{ code: number, output: string }>} */
function execute({ command: [command = '', ...args], env, withinMinutes }) {
  return new Promise((done) => {
    // A group of its own, so that an end reaches every process that the command started.
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0', ...WIREIT, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    /** @type {Buffer[]} */
    const chunks = [];
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // All of them ended already.
      }
    };
    running.add(end);
    /** @type {NodeJS.Timeout[]} */
    const timers = [];
    const late = () => {
      chunks.push(Buffer.from(`\nended: it was not over after ${withinMinutes} minutes\n`));
      end('SIGINT');
      timers.push(setTimeout(giveUp, TIDY_MS));
    };
    // A program that left the group may hold the output open, so nobody waits for its end.
    const giveUp = () => {
      end('SIGKILL');
      child.stdout.destroy();
      child.stderr.destroy();
    };
    if (withinMinutes) timers.push(setTimeout(late, withinMinutes * 60_000));
    /** @param {number} code @param {string} output */
    const over = (code, output) => {
      running.delete(end);
      timers.forEach(clearTimeout);
      done({ code, output });
    };
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (problem) => over(1, problem.message));
    child.on('close', (code) => over(code ?? 1, Buffer.concat(chunks).toString('utf8')));
  });
}

/** Ends of the steps that run. @type {Set<(signal: NodeJS.Signals) => void>} */
const running = new Set();

/** Passes a signal to stop on to all steps that run, as with Ctrl-C, which reaches only the group of this process. @param {NodeJS.Signals} signal */
function stop(signal) {
  for (const end of running) end(signal);
  process.exit(128 + constants.signals[signal]);
}
process.once('SIGINT', stop).once('SIGTERM', stop);
