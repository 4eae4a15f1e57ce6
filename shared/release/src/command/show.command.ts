import { isDevRelease } from '@site/remote/manifest';
import { listReleases, readRelease } from '../publish/read-release';
import type { ReleaseRecord } from '../store/release-record';
import { ReleaseRefusal, StoreAway } from '../store/store';
import { commitsBetween } from './commits';
import type { CommandContext } from './context';
import { fileSizes, type FileSize } from './file-sizes';
import { entriesOf } from './log';
import type { NotedCommit } from './release-notes';
import { minuteOf, table } from './table';
import { json, type AddVerb } from './verb';

interface ShowOptions {
  json?: boolean;
  against?: string;
}

export const showVerb: AddVerb = (program, open) => {
  program
    .command('show <area> [release]')
    .description('lists the published releases of an area; with a release: its commits, files, surface and what the gate said')
    .option('--against <release>', 'compares with this one; default: the release that was live before it')
    .addOption(json())
    .action((area: string, release: string | undefined, options: ShowOptions) => {
      const context = open(options);
      return release === undefined ? list(context, area) : show(context, area, release, options);
    });
};

async function list({ site, answer }: CommandContext, area: string) {
  const records = (await listReleases(site, area)).filter(({ release }) => !isDevRelease(release));
  if (!records.length) throw new ReleaseRefusal(`No release of ${area} is published. Its name begins with mf-, or it is the shell.`);
  const rows = records.map(({ release, version, publishedAt, publishedBy, commit }) => [
    release,
    version,
    minuteOf(publishedAt),
    publishedBy,
    commit ?? '-',
  ]);
  answer(
    {
      area,
      releases: records.map(({ release, version, publishedAt, publishedBy, commit }) => ({
        release,
        version,
        publishedAt,
        publishedBy,
        commit,
      })),
    },
    table([['release', 'version', 'published (UTC)', 'by', 'commit'], ...rows]),
  );
}

async function show(context: CommandContext, area: string, release: string, options: ShowOptions) {
  const { site, answer } = context;
  const record = await readRelease(site, area, release);
  const entries = (await entriesOf(site)).filter(({ remote }) => remote === area);
  const at = entries.findIndex((entry) => entry.release === release && entry.action !== 'revoke');
  const liveBefore = entries
    .slice(0, at < 0 ? undefined : at)
    .findLast((entry) => BRINGS.includes(entry.action) && entry.release !== release);
  const earlier = await recordOf(site, area, options.against ?? liveBefore?.release);
  const files = fileSizes(record.files, earlier?.files);
  const history = entries.filter((entry) => entry.release === release || entry.from === release);
  const { version, commit, publishedAt, publishedBy, contract, paths, panels, exposes, shared, surface = {}, firstBytes } = record;
  const { commits, fault } = commitsOf(context, area, earlier, record);
  answer(
    {
      ...{ area, release, against: earlier?.release ?? null },
      ...{ version, commit, publishedAt, publishedBy, contract, exposes, shared },
      paths: paths.map(({ path }) => path),
      panels: Object.keys(panels),
      surface: Object.fromEntries(Object.entries(surface).map(([name, exports]) => [name, Object.keys(exports)])),
      ...{ firstBytes, firstBytesBefore: earlier?.firstBytes ?? null, files },
      ...{ commits, commitsFault: fault, history },
    },
    [
      `${area} ${release}, version ${version}, published ${minuteOf(publishedAt)} UTC by ${publishedBy}, commit ${commit ?? '-'}`,
      '',
      sizesText(files, earlier?.release),
      '',
      ...(fault ? [`no commits: ${fault}`] : commits.map(({ hash, title }) => `${hash} ${title}`)),
    ].join('\n'),
  );
}

/** Log actions that bring a release to pages. */
const BRINGS: readonly string[] = ['activate', 'rollback'];

/** The record of the release to compare with; null when there is none, or when it cannot be read any more. */
async function recordOf(site: CommandContext['site'], area: string, release: string | undefined): Promise<ReleaseRecord | null> {
  if (release === undefined) return null;
  return readRelease(site, area, release).catch((problem: unknown) => {
    if (problem instanceof ReleaseRefusal && !(problem instanceof StoreAway)) return null;
    throw problem;
  });
}

/** Commits of the area between two releases, or why they are not known. */
function commitsOf(
  { site }: CommandContext,
  area: string,
  earlier: ReleaseRecord | null,
  { commit }: ReleaseRecord,
): { commits: readonly NotedCommit[]; fault: string | null } {
  if (!earlier) return { commits: [], fault: 'there is no release before it' };
  if (!commit || !earlier.commit) return { commits: [], fault: 'a release was published outside of a git repository' };
  const [since, until] = [earlier.commit, commit].map((one) => one.replace(/\+$/, '')) as [string, string];
  try {
    return { commits: commitsBetween(site.root, { since, until }, site.sourcesOf(area)), fault: null };
  } catch (problem) {
    if (problem instanceof ReleaseRefusal) return { commits: [], fault: problem.message };
    throw problem;
  }
}

function sizesText(files: readonly FileSize[], earlier: string | undefined) {
  const rows = files.map(({ file, bytes, before }) => [file, bytes === null ? '-' : String(bytes), before === null ? '-' : String(before)]);
  return table([['file', 'bytes', earlier ? `in ${earlier}` : 'before'], ...rows]);
}
