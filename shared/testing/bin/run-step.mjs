import { spawn } from 'node:child_process';
import { withProgress } from './progress.mjs';
import { ROOT } from './prepare.mjs';

/**
 * One step of a gate: a command, and a function that counts its checks.
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: () => Counts, needs?: string }} Step
 * @typedef {{ passed: number, failed: number, notes?: string }} Counts `notes` is printed after all steps
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string, isUnchanged?: boolean, notes?: string }} Result
 */

/** Makes wireit cache green steps on CI, too, where the default is no cache, and print for each step whether it ran. */
const WIREIT = { WIREIT_CACHE: 'local', WIREIT_LOGGER: 'simple' };
const IS_UNCHANGED = /^✅ \[step:\w+\] (Already fresh|Restored from cache)$/m;

/** Runs a step to its end; never throws. The result contains the output. @param {Step} step @returns {Promise<Result>} */
export async function runStep(step) {
  const started = Date.now();
  const { code, output } = await withProgress(step.name, () => execute(step.command, { ...WIREIT, ...step.env }));
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

/** @param {string[]} command @param {Record<string, string>} env @returns {Promise<{ code: number, output: string }>} */
function execute([command = '', ...args], env) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, FORCE_COLOR: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (problem) => done({ code: 1, output: problem.message }));
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
