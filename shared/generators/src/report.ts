import type { MovedPlan } from './moved/plan-moved';
import type { FileChange, Plan } from './plan';

const rows = (pairs: readonly (readonly [string, string])[]) => {
  const width = Math.max(...pairs.map(([first]) => first.length)) + 2;
  return pairs.map(([first, second]) => `  ${first.padEnd(width)}${second}`);
};

const section = (title: string, lines: readonly string[]) => (lines.length ? ['', title, ...lines] : []);

// Compare lines without spaces, hyphens and commas, because a formatter changes only these.
const wordsOf = (line: string) => line.replace(/[\s,-]/g, '');

/** New lines of a changed file; none for a lock file, because nobody reads them. */
function addedLines({ file, before, text }: FileChange) {
  if (file === 'package-lock.json') return [];
  const old = new Set(before?.split('\n').map(wordsOf));
  return text.split('\n').filter((line) => !old.has(wordsOf(line)));
}

/** Text of a dry run: all planned files, with the new lines of existing ones. */
export function previewOf({ title, changes, links }: Plan) {
  const lines = changes.flatMap((change) =>
    change.before === null
      ? [`  new   ${change.file} (${change.text.trimEnd().split('\n').length} lines)`]
      : [`  edit  ${change.file}`, ...addedLines(change).map((line) => `        + ${line}`)],
  );
  return [`${title} would be written. Nothing was changed.`, '', ...lines, ...linkLines(links)].join('\n');
}

/** Text after a run: all written files, and the next steps. */
export function reportOf({ title, changes, links, notes, remote, feature, path }: Plan, leftToDo: readonly string[]) {
  const folder = `${remote}/src/features/${feature}`;
  return [
    `${title} is written and runs: a page at ${path} that lists the promotions of the platform.`,
    '',
    ...changes.map(({ file, before }) => `  ${before === null ? 'new ' : 'edit'}  ${file}`),
    ...linkLines(links),
    ...section(
      'Next',
      rows([
        [`npm run dev -- ${remote}`, `see ${path} from source inside the running site`],
        [`npx jest ${remote}`, 'its tests, green now'],
        [`npm run deploy -w ${remote}`, 'make it live, and nothing else'],
      ]),
    ),
    ...section(
      'To replace, in this order',
      rows([
        ['what it asks', 'shared/api/src/contracts/<domain>, served by shared/platform/domains/src/<domain>/<resource>'],
        ['how it asks', `${folder}/${feature}.queries.ts`],
        ['what it shows', `${folder}/${feature}-list.tsx, and what ${feature}.page.test.tsx expects`],
        ['what it says', `${remote}/locales/en.json and bn.json, whose title is only "New page"`],
      ]),
    ),
    ...section(
      'By hand',
      [...notes, ...leftToDo].map((note) => `  ${note}`),
    ),
  ].join('\n');
}

const linkLines = (links: Plan['links']) => Object.entries(links).map(([link, target]) => `  link  ${link} -> ${target}`);

interface WrittenRepository {
  name: string;
  folder: string;
  isMoved: boolean;
}

/** Text after a repository was written: the next steps, there and here. */
export const repositoryReport = ({ name, folder, isMoved }: WrittenRepository) =>
  [
    isMoved
      ? `${folder} has ${name} with its history. This workspace is as it was.`
      : `${folder} has ${name} with two pages, a menu entry and a block of the member center.`,
    ...section(
      'Next',
      rows([
        [`cd ${folder}`, isMoved ? 'the changes for its own repository are not committed yet' : 'a repository of its own'],
        ['npm install', 'installs the packages and writes its lock file'],
        ['npm test', 'types and tests, green now'],
        ['SITE_URL=https://site.example npm start', `that site with ${name} from source, at http://localhost:3100`],
        [isMoved ? 'git add --all && git commit' : 'git init && git add --all && git commit', 'with the lock file'],
      ]),
    ),
    ...section(
      'Then, beside the store',
      rows([
        [
          `npm run release -- people add <name> --role deployer --areas ${name}`,
          'a credential for its team; its README has the one for pipelines',
        ],
        [`npm run release -- trust delegate ${name} --keys <files>`, 'when there is a root document'],
      ]),
    ),
    ...section(
      'Then, here',
      isMoved ? rows([[`npm run new -- moved ${name}`, 'when its first release comes from there; two homes would undo each other']]) : [],
    ),
  ].join('\n');

/** Text after an area has left, or of a dry run: what goes, and the next steps. */
export const movedReport = ({ name, link, changes }: MovedPlan, isDryRun = false) =>
  [
    isDryRun ? `${name} would leave this workspace. Nothing was changed.` : `${name} has left this workspace. Its releases stay live.`,
    '',
    `  gone  ${name}/`,
    ...changes.map(({ file, before }) => `  ${before === null ? 'new ' : 'edit'}  ${file}`),
    `  gone  ${link}`,
    ...section(
      'Next',
      rows([
        ['npm install', 'takes packages out of the lock file that only this area had'],
        ['npm test', `needs a store in which ${name} is live; where it is not, deploy it there from its repository`],
        ['git add --all && git commit', `the record of ${name} keeps what it uses of the shared packages`],
      ]),
    ),
  ].join('\n');
