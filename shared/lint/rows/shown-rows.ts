import { existsSync, readFileSync } from 'node:fs';
import { idsIn } from '../words/requirement-ids';

/** Rows that no test can show, with the reason; at most ten. */
export const EXCUSED: Readonly<Record<string, string>> = {
  'SHELL-007': 'The row is a record only: the specification names numbered chunks and demands nothing of them.',
};

interface JestReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}
interface PlaywrightSuite {
  title: string;
  file?: string;
  specs?: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

/** A test that ran: the file, its full title, and whether it passed. */
export interface RanTest {
  file: string;
  title: string;
  passed: boolean;
}

const ofPlaywright = ({ title, file = '', specs = [], suites = [] }: PlaywrightSuite): RanTest[] => [
  ...specs.map((spec) => ({ file, title: `${title} › ${spec.title}`, passed: spec.ok })),
  ...suites.flatMap((suite) => ofPlaywright({ file, ...suite, title: `${title} › ${suite.title}` })),
];

/**
 * Tests of a run, from the reports that Jest and Playwright write.
 * @param reports paths of JSON reports; one that does not exist is left out
 */
export const ranTests = (reports: readonly string[]): RanTest[] =>
  reports.filter(existsSync).flatMap((file) => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Partial<JestReport> & { suites?: PlaywrightSuite[] };
    const jest = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: name,
        title: [...ancestorTitles, title].join(' › '),
        passed: status === 'passed',
      })),
    );
    return [...jest, ...(report.suites ?? []).flatMap(ofPlaywright)];
  });

/**
 * State of a row after a run: `shown` by a test that passed, `failed` where each test that names it failed, `elsewhere` where only the repository
 * of an area shows it, `excused` by name, or `open`.
 */
export type RowState = 'shown' | 'failed' | 'elsewhere' | 'excused' | 'open';

/** @param rows ids of the requirements @param excuses reason for each row that no test can show @param elsewhere rows that tests of other repositories show */
export function statesOf(
  rows: readonly string[],
  tests: readonly RanTest[],
  excuses: Readonly<Record<string, string>>,
  elsewhere: readonly string[] = [],
): Map<string, RowState> {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const test of tests) for (const id of idsIn(test.title)) (test.passed ? passed : failed).add(id);
  const otherwise = (row: string) => (elsewhere.includes(row) ? 'elsewhere' : row in excuses ? 'excused' : 'open');
  return new Map(rows.map((row) => [row, passed.has(row) ? 'shown' : failed.has(row) ? 'failed' : otherwise(row)]));
}
