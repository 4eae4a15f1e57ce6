import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRICS } from '@site/serving/metrics/catalogue';
import { hasOldMetrics, withMetrics } from '../papers/table-of-metrics';
import { TESTING } from '../src/specifiers';

const ROOT = join(__dirname, '../../..');
const PAPER = readFileSync(join(ROOT, 'shared/docs/metrics.md'), 'utf8');
const CATALOGUE = 'shared/serving/src/metrics/catalogue.ts';
const NAME = /'(site_[a-z_]+)'/g;

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'shared/**/*.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && file !== CATALOGUE && !TESTING.test(file) && !file.startsWith('shared/lint/'));

it('has only metrics that the code measures', () => {
  const measured = new Set(sources.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAME)].map(([, name]) => name)));
  expect(Object.keys(METRICS).filter((name) => !measured.has(name))).toEqual([]);
});

it.each(Object.entries(METRICS))('%s has its unit or kind in its name, and no label of Prometheus itself', (name, { kind, labels }) => {
  expect(labels.filter((label) => ['job', 'instance', 'le'].includes(label))).toEqual([]);
  expect(name).toMatch(/^site(_[a-z]+)+$/);
  expect(name.endsWith('_total')).toBe(kind === 'counter');
  if (kind === 'histogram') expect(name).toMatch(/_seconds$/);
});

it('accepts the paper that the catalogue gives, and refuses an older one', () => {
  expect(hasOldMetrics(PAPER)).toBe(false);
  const metrics = { ...METRICS, site_rain_total: { kind: 'counter', of: ['edge'], help: 'It rains.', labels: ['town'] } as const };
  expect(hasOldMetrics(PAPER, metrics)).toBe(true);
  expect(withMetrics(PAPER, metrics)).toMatch(/\| `site_rain_total` +\| counter +\| `town` +\| edge +\| It rains\. +\|/);
});
