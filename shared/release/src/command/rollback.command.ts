import type { ChannelDocument } from '@site/remote/manifest';
import { goodReleases, liveOf, rollbackChange, type Author, type Before } from '../changes';
import { composeChange } from '../channel/channel';
import type { Finding } from '../gate';
import { listReleases, readRelease } from '../publish/read-release';
import { isDevRelease } from '@site/remote/manifest';
import { authorOf, withGate } from './change';
import type { CommandContext } from './context';
import { GateRefusal, type VerbGate, type GateOptions } from './gate';
import { entriesOf } from './log';
import { gateOptions, withOptions, type AddVerb } from './verb';

interface RollbackOptions extends GateOptions {
  json?: boolean;
  to?: string;
  try?: boolean;
}

/** Upper bound on the releases that are tried to find one that passes the gate. Those that their records rule out at once do not count. */
const NEAREST_TRIES = 4;
const BY_RECORD: readonly Finding['check'][] = ['contract', 'shared', 'exports', 'trust'];

export const rollbackVerb: AddVerb = (program, open) => {
  const command = program
    .command('rollback <area>')
    .description('goes back to the good release before the live one, after the gate; ends a canary of the area')
    .option('--to <release>', 'to this one')
    .option('--try', 'only asks the gate, and changes nothing');
  withOptions(command, gateOptions()).action((name: string, options: RollbackOptions) => rollback(open(options), name, options));
};

async function rollback(context: CommandContext, name: string, options: RollbackOptions) {
  const { site, answer } = context;
  const author = await authorOf(context, options);
  await withGate(context, options, async (gate, change) => {
    gate.warm(true);
    let left: string | undefined;
    const decide = async (before: Before) => {
      left = before?.remotes[name]?.release;
      const goods = before ? goodReleases(await entriesOf(site), before, name) : [];
      const wanted = rollbackChange(before, author, { remote: name, goods, ...(options.to === undefined ? {} : { to: options.to }) });
      const release = wanted.entry.release;
      await readRelease(site, name, release);
      return { change: wanted, candidates: [{ name, release }], isUrgent: goods.includes(release) };
    };
    try {
      const isTrial = options.try === true;
      const next = await change({ decide, isTrial });
      const { release, stepBack } = liveOf(next, name);
      if (isTrial)
        return answer(
          { name, release, from: left ?? null },
          `${name} can go back to ${release}: the gate lets it pass. Nothing was changed.`,
        );
      answer(
        { name, release, from: left ?? null, stepBack: stepBack ?? null, serial: next?.serial ?? null },
        `${name} is back to ${release} (serial ${next?.serial}); open pages take it when they next enter the area.\n` +
          `To make them leave ${left} now, and for good: npm run release -- revoke ${name} ${left} --reason "why"`,
      );
    } catch (problem) {
      if (!(problem instanceof GateRefusal)) throw problem;
      throw new GateRefusal(problem.findings, problem.candidates, await nearest(context, gate, author, name, problem));
    }
  });
}

/** Advice for a refused rollback: it names the nearest release that passes the gate. */
async function nearest({ site }: CommandContext, gate: VerbGate, author: Author, name: string, refused: GateRefusal): Promise<string> {
  const before = await site.store.channel(site.channel);
  if (!before) return '';
  const tried = new Set([
    before.remotes[name]?.release,
    ...(before.revoked[name] ?? []),
    ...refused.candidates.map(({ release }) => release),
  ]);
  let tries = 0;
  for (const release of (await placesToGo(site, before, name)).filter((place) => !tried.has(place))) {
    const { next } = await composeChange(
      site,
      site.channel,
      before,
      rollbackChange(before, author, { remote: name, to: release, goods: [] }),
    );
    const findings = await gate.check({ before, next, candidates: [{ name, release }] }).catch(() => null);
    if (findings?.length === 0) return `The nearest release that passes: npm run release -- rollback ${name} --to ${release}`;
    if (!findings?.every(({ check }) => BY_RECORD.includes(check))) tries += 1;
    if (tries === NEAREST_TRIES) break;
  }
  return `No other release of ${name} passes either. If it has to be live all the same: --force --reason "why".`;
}

/** Good releases first, then all other published ones, newest first. */
async function placesToGo(site: CommandContext['site'], before: ChannelDocument, name: string) {
  const goods = goodReleases(await entriesOf(site), before, name);
  const published = (await listReleases(site, name)).map(({ release }) => release).filter((release) => !isDevRelease(release));
  return [...new Set([...goods, ...published])];
}
