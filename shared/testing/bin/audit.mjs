#!/usr/bin/env node
/** `npm run audit`: requests the advisories of the pinned packages from the registry. It is for a schedule; `npm test` needs no registry. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { withProgress } from './progress.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GRAVE = ['high', 'critical'];
const WITHIN_MS = 120_000;

/**
 * Evaluates the output of `npm audit --json`.
 * @param {string} printed
 * @returns {{ code: number, lines: string[] }} `code` is 1 for a high or critical advisory, and 0 also when the registry did not answer
 */
function judge(printed) {
  const answer = parsed(printed);
  if (!answer?.vulnerabilities)
    return { code: 0, lines: [`The registry could not be asked: ${reasonOf(answer)}. Nothing is known of advisories.`] };
  const found = Object.entries(answer.vulnerabilities);
  const lines = found.map(([name, { severity, range }]) => `${severity.padEnd(8)}  ${name} ${range}`);
  const grave = found.filter(([, { severity }]) => GRAVE.includes(severity)).length;
  return { code: grave ? 1 : 0, lines: [...lines, `${found.length} packages with advisories, ${grave} of them high or critical.`] };
}

/** @typedef {{ vulnerabilities?: Record<string, { severity: string, range: string }>, message?: string, error?: { summary?: string, code?: string } }} Answer */

/** @param {string} text @returns {Answer | null} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {Answer | null} answer */
const reasonOf = (answer) => answer?.message || answer?.error?.summary || answer?.error?.code || 'no answer that can be read';

/** Turns the audit on, because the project's `.npmrc` turns it off for installs. @returns {Promise<string>} */
function ask() {
  const args = ['audit', '--json', '--audit=true', '--package-lock-only'];
  return new Promise((done) => {
    execFile('npm', args, { cwd: ROOT, timeout: WITHIN_MS, maxBuffer: 64 * 1024 * 1024 }, (_problem, stdout) => done(stdout));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, lines } = judge(await withProgress('asking the registry', ask));
  console.log(lines.join('\n'));
  process.exit(code);
}
