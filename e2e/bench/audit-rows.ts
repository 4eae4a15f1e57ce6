import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import { signUpPlayer } from '../fixtures/accounts';
import { ROOT } from '../site/server';
import type { ExactSites } from './exact';
import { median } from './statistics';
import { printColumns } from './table';
import { audit } from './audit';
import { cellOf, failuresOf, GOALS, headOf, isReached, type Goal } from './audit-goals';
import { auditedPages, type AuditedPage } from './audited-pages';

const FOLDER = join(ROOT, 'e2e/test-results/lighthouse');

interface AuditOptions {
  runs: number;
  /** Path of the only page; all pages without it. */
  path?: string | undefined;
}

/** Results of a page, run by run. */
interface Runs {
  name: string;
  site: Result[];
  plain: Result[];
}

/** L1: each page by Lighthouse, beside the plain bundle. @returns false when a figure that does not depend on load misses its goal */
export async function lighthouseRows(sites: ExactSites, { runs, path }: AuditOptions): Promise<boolean> {
  mkdirSync(FOLDER, { recursive: true });
  const pages = auditedPages(sites).filter((page) => !path || page.path === path);
  if (pages.length === 0) throw new Error(`No page of the table has the path ${path}`);
  const measured: Runs[] = [];
  for (const page of pages) measured.push(await auditPage(page, sites, runs));
  console.log(`\nL1, Lighthouse, median of ${runs}; the reports of the last run are in ${FOLDER}`);
  printColumns([['', '', ...GOALS.map(headOf)], ...measured.flatMap(rowsOf)]);
  for (const { name, site } of measured) {
    const failures = new Set(site.flatMap(failuresOf));
    if (failures.size > 0) console.log(`${name}: ${[...failures].join(', ')}`);
  }
  const gates = GOALS.filter(({ isGate }) => isGate);
  return measured.every(({ site }) => gates.every((goal) => isReached(goal, medianOf(goal, site))));
}

async function auditPage({ name, path, find, isPlayers }: AuditedPage, { url, plainUrl }: ExactSites, count: number): Promise<Runs> {
  const runs: Runs = { name, site: [], plain: [] };
  // One player for each page, because all pages take longer than a session.
  const account = isPlayers ? await signUpPlayer(url) : undefined;
  for (let run = 1; run <= count; run++) {
    const address = (await find?.()) ?? path;
    // In turns, so that a slow minute of the machine hits both.
    for (const [side, origin] of [['site', url] as const, ['plain', plainUrl] as const]) {
      const { result, html } = await audit(origin + address, account);
      runs[side].push(result);
      writeFileSync(join(FOLDER, `${fileName(name)}-${side}.html`), html);
      const figures = GOALS.map((goal) => `${goal.title} ${goal.print(goal.read(result))}`);
      console.error(`  L1 ${name}, ${side}, run ${run} of ${count}: ${figures.join(', ')}`);
    }
  }
  return runs;
}

const rowsOf = ({ name, site, plain }: Runs) => [
  [name, 'site', ...GOALS.map((goal) => cellOf(goal, medianOf(goal, site)))],
  ['', 'plain bundle', ...GOALS.map((goal) => cellOf(goal, medianOf(goal, plain)))],
];

const medianOf = (goal: Goal, results: readonly Result[]) => median(results.map((result) => goal.read(result)));
const fileName = (name: string) => name.replace(/\W+/g, '-').replace(/^-/, '') || 'home';
