/**
 * `npm run step:alerts`: checks the rules of alerts, their tests and the expressions of the dashboard with `promtool`: an installed one, or
 * one from the Debian package of Prometheus, which is fetched without being installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './prepare.mjs';

const OPERATIONS = join(ROOT, 'shared/serving/operations');
const FETCHED = join(ROOT, '.cache/promtool');
const IN_PACKAGE = 'usr/bin/promtool';

/** @returns path of a promtool @throws Error with advice when there is none */
function ensurePromtool() {
  const places = [...(process.env.PATH ?? '').split(delimiter), FETCHED];
  const find = () => places.map((place) => join(place, 'promtool')).find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  if (existsSync('/etc/debian_version')) fetchFromDebian();
  const fetched = find();
  if (fetched) return fetched;
  throw new Error(
    'No promtool found. Install Prometheus 2.42 or later, e.g. with brew install prometheus, and run npm run step:alerts again.',
  );
}

function fetchFromDebian() {
  mkdirSync(FETCHED, { recursive: true });
  const folder = mkdtempSync(join(FETCHED, 'package-'));
  try {
    if (process.getuid?.() === 0) run('apt-get', ['update', '-qq']);
    run('apt-get', ['download', '-qq', 'prometheus'], folder);
    const [archive = ''] = readdirSync(folder);
    run('dpkg-deb', ['-x', archive, '.'], folder);
    renameSync(join(folder, IN_PACKAGE), join(FETCHED, 'promtool'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks the expressions of the panels as rules, because promtool reads no dashboard. @param {string} promtool */
function checkDashboard(promtool) {
  const { panels } = JSON.parse(readFileSync(join(OPERATIONS, 'dashboard.json'), 'utf8'));
  /** @type {string[]} */
  const expressions = panels.flatMap((/** @type {{ targets?: { expr: string }[] }} */ { targets = [] }) => targets.map(({ expr }) => expr));
  const rules = expressions.map((expr, at) => ({ record: `panel:${at}`, expr: expr.replaceAll('$__rate_interval', '1m') }));
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
  const file = join(folder, 'panels.json');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
  try {
    run(promtool, ['check', 'rules', file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} command @param {string[]} args @param {string} [cwd] */
function run(command, args, cwd = OPERATIONS) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed (exit ${status}).`);
}

const promtool = ensurePromtool();
run(promtool, ['check', 'rules', 'alerts.yaml']);
run(promtool, ['test', 'rules', 'alerts.test.yaml']);
checkDashboard(promtool);
