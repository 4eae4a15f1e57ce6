import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decisionProblems } from './decision-index';
import { zones } from '../src/zones';
import { hasOldParts } from './diagram-of-parts';
import { diagramsIn, type Diagram } from './diagrams-in';
import { documentedExports, LEAST_DOCUMENTED } from './documented-exports';
import { hardWords, proseOf } from '../words/plain-words';
import { lostPaths, type Manifest } from './readme-paths';
import { hasOldMetrics } from './table-of-metrics';
import { hasOldVariables } from './table-of-variables';
import { definedIds, idsIn, REQUIREMENTS } from '../words/requirement-ids';

/** Packages whose every reader is in another team. */
const DOCUMENTED = ['shared/api', 'shared/remote', 'shared/ui', 'shared/i18n', 'shared/release'];
/** Decision records and changelogs tell of their day, so their paths may be gone; the requirements name calls and stored keys. */
const WITHOUT_PATHS = /^shared\/docs\/(?:decisions|requirements)\/|\/CHANGELOG\.md$/;
const CSS_COMMENT = /\/\*[\s\S]*?\*\//g;

const filesOf = (root: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    // Git lists a file that is deleted until that is committed.
    .filter((file) => file && existsSync(path.join(root, file)));

/** @param root folder of the repository @returns the diagrams of all papers */
export const diagramsBelow = (root: string): Diagram[] =>
  filesOf(root)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => diagramsIn(file, readFileSync(path.join(root, file), 'utf8')));

/** @param root folder of the repository @returns one line for each problem: `file: problem` */
export function problemsOf(root: string): string[] {
  const files = filesOf(root);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const packages = files.filter((file) => path.basename(file) === 'package.json');
  const manifests = packages.map((file) => JSON.parse(read(file)) as Manifest);
  const known = definedIds(root);
  const papers = files.filter((file) => file.endsWith('.md'));

  return [
    ...papers.flatMap((file) =>
      idsIn(read(file))
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id} is not in ${REQUIREMENTS}.`),
    ),
    ...papers
      .filter((file) => !WITHOUT_PATHS.test(file))
      .flatMap((file) => lostPaths(read(file), files, manifests).map((name) => `${file}: \`${name}\` leads nowhere.`)),
    ...decisionProblems(files, read),
    ...papers
      .filter((file) => hasOldParts(read(file), zones))
      .map((file) => `${file}: the diagram of the parts is not that of the table of zones. Run: npx tsx shared/lint/papers/write-parts.ts`),
    ...papers
      .filter((file) => hasOldVariables(read(file)))
      .map((file) => `${file}: the tables of variables are not those of the schema. Run: npx tsx shared/lint/papers/write-parts.ts`),
    ...papers
      .filter((file) => hasOldMetrics(read(file)))
      .map((file) => `${file}: the table of metrics is not that of the catalogue. Run: npx tsx shared/lint/papers/write-parts.ts`),
    ...files
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [...read(file).matchAll(CSS_COMMENT)]
          .map(([comment]) => hardWords(proseOf(comment)))
          .filter(Boolean)
          .map((why) => `${file}: ${why}`),
      ),
    ...DOCUMENTED.filter((folder) => files.includes(`${folder}/package.json`)).flatMap((folder) => undocumented(root, folder, files)),
  ];
}

/** Entries of the `exports` map that are code; a star holds one folder. */
function entriesOf(root: string, folder: string, files: readonly string[]) {
  const { exports = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string>;
  };
  const patterns = Object.values(exports).map(
    (target) => new RegExp(`^${path.posix.join(folder, target).replaceAll('.', '\\.').replace('*', '[^/]+')}$`),
  );
  return files.filter((file) => /\.tsx?$/.test(file) && patterns.some((pattern) => pattern.test(file)));
}

function undocumented(root: string, folder: string, files: readonly string[]): string[] {
  const { exports, bare } = documentedExports(root, folder, entriesOf(root, folder, files));
  const share = (exports - bare.length) / Math.max(exports, 1);
  if (share >= LEAST_DOCUMENTED) return [];
  return [`${folder}: ${bare.length} of ${exports} exports have no doc comment:`, ...bare.map((place) => `  ${place}`)];
}
