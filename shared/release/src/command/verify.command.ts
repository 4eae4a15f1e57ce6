import type { Candidate } from '../changes';
import { wantedReleases } from '../channel/channel';
import { readRelease } from '../publish/read-release';
import { ReleaseRefusal } from '../store/store';
import { verifyChannel, verifyLog, verifyRelease, verifyTrust } from '../verify';
import type { CommandContext } from './context';
import { ProblemsFound } from './problems';
import { minuteOf, table } from './table';
import { json, type AddVerb } from './verb';

interface VerifyOptions {
  json?: boolean;
  all?: boolean;
}

export const verifyVerb: AddVerb = (program, open) => {
  program
    .command('verify [area] [release]')
    .description('reads channel, log and releases again and compares every byte with what was signed; what pages may load, or --all')
    .option('--all', 'everything in the store')
    .addOption(json())
    .action((area: string | undefined, release: string | undefined, options: VerifyOptions) =>
      verify(open(options), area, release, options),
    );
};

async function verify(
  { site, answer, note }: CommandContext,
  area: string | undefined,
  release: string | undefined,
  { all }: VerifyOptions,
) {
  const { store, channel } = site;
  const [keys, everAccepted] = await Promise.all([site.keys.accepted(), site.keys.everAccepted()]);
  const live = await store.channel(channel);
  const isNamed = (name: string) => area === undefined || area === name;
  const named = live ? wantedReleases(live.remotes).map(([name, of]) => ({ name, release: of })) : [];
  const wanted =
    area && release ? [{ name: area, release }] : all ? await everything(site, isNamed) : named.filter(({ name }) => isNamed(name));
  if (area && wanted.length === 0)
    throw new ReleaseRefusal(`No page loads anything of ${area}. See the whole store: npm run release -- verify --all`);

  const ofChannel =
    area === undefined && live
      ? [
          ...(await verifyChannel({ store, keys }, channel)),
          ...(await verifyLog(store, channel)),
          ...(await verifyTrust(site, await site.trust.current(), live)),
        ]
      : [];
  const results = await Promise.all(
    wanted.map(async (one) => ({ ...one, problems: await verifyRelease({ store, keys: everAccepted }, one.name, one.release) })),
  );
  const rows = await Promise.all(
    results.map(async ({ name, release: of, problems }) => [
      name,
      of,
      ...(await origin(site, { name, release: of })),
      problems.length ? 'BROKEN' : 'whole',
    ]),
  );
  const text = table([['area', 'release', 'published (UTC)', 'by', 'commit', 'is'], ...rows]);
  const problems = [...ofChannel, ...results.flatMap((result) => result.problems)];
  if (problems.length) {
    note(`${text}\n`);
    throw new ProblemsFound(problems);
  }
  const checked = area === undefined ? `channel ${channel}, its log and ${wanted.length} releases` : `${wanted.length} of ${area}`;
  answer({ isWhole: true, channel, releases: wanted, problems }, `${text}\n\nEverything is as it was signed: ${checked}.`);
}

async function everything({ store }: CommandContext['site'], isNamed: (name: string) => boolean): Promise<Candidate[]> {
  const areas = (await store.areas()).filter(isNamed);
  return (await Promise.all(areas.map(async (name) => (await store.ids(name)).map((release) => ({ name, release }))))).flat();
}

async function origin(site: CommandContext['site'], { name, release }: Candidate) {
  const record = await readRelease(site, name, release).catch(() => null);
  return record ? [minuteOf(record.publishedAt), record.publishedBy, record.commit ?? '-'] : ['-', '-', '-'];
}
