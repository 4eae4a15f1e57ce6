import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areasOf } from './areas.mjs';
import { budgetOf, DEFAULT_BUDGET, SIZE_BUDGETS } from './size-budgets.mjs';

const ROOT = path.resolve(__dirname, '../../..');
const own = mkdtempSync(path.join(tmpdir(), 'own-repository-'));
afterAll(() => rmSync(own, { recursive: true, force: true }));

/** Folder of an area in a repository of its own. */
function inOwnRepository(area: string, fields: object) {
  const dir = path.join(own, area);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(own, 'package-lock.json'), '{}');
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify(fields));
  return dir;
}

it('each area of this workspace has the budget of the table', () => {
  const home = 'shared/build/src/size-budgets.mjs';
  for (const area of areasOf(ROOT)) expect(budgetOf(path.join(ROOT, area))).toEqual({ ...(SIZE_BUDGETS[area] ?? DEFAULT_BUDGET), home });
});

it('an area in its own repository keeps the first view of the table, and names the rest itself', () => {
  const home = '"sizeBudget" of mf-rewards/package.json';
  const first = SIZE_BUDGETS['mf-rewards']?.first;
  expect(budgetOf(inOwnRepository('mf-rewards', {}))).toEqual({ first, whole: DEFAULT_BUDGET.whole, home });
  expect(budgetOf(inOwnRepository('mf-rewards', { sizeBudget: { whole: 62_000 } }))).toEqual({ first, whole: 62_000, home });
});

it('an area that the table does not name begins with the default', () => {
  expect(budgetOf(inOwnRepository('mf-tournaments', {}))).toMatchObject(DEFAULT_BUDGET);
});
