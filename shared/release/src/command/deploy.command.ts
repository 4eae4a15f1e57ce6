import { activateChange, isDueForRenewal, leftAlone, renewChange, type Before, type Candidate } from '../changes';
import { PLAIN } from './site';
import { buildMissing } from './build-missing';
import { authorOf, withGate } from './change';
import type { ChannelDecision } from './change-channel';
import type { CommandContext } from './context';
import { WrongUsage } from './exit-code';
import type { GateOptions } from './gate';
import { entriesOf } from './log';
import { showPlain } from './plain';
import { preview } from './preview.command';
import { gateOptions, withOptions, type AddVerb } from './verb';

interface DeployOptions extends GateOptions {
  json?: boolean;
  preview?: string;
}

/** Number of tries when other changes are stored first; the gate checks the document again each time. */
const ATTEMPTS = 4;

export const deployVerb: AddVerb = (program, open) => {
  const command = program
    .command('deploy [areas...]')
    .description('builds what the store lacks, publishes it, and after the gate makes all of it live as one; all areas when none is named')
    .option('--preview <name>', 'makes nothing live, but a preview of the one named area for a day');
  withOptions(command, gateOptions()).action((names: string[], options: DeployOptions) => {
    const context = open(options);
    return options.preview === undefined
      ? deploy(context, names, options)
      : deployPreview(context, names, { ...options, name: options.preview });
  });
};

async function deploy(context: CommandContext, named: readonly string[], options: DeployOptions) {
  const { site, note } = context;
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const areas = (named.length ? [...new Set(named)] : site.areas()).filter((name) => name !== PLAIN);
  if ((await site.keys.accepted()).length === 0) note(`key ${await site.keys.add(site.firstHolder())} made in ${site.keys.folder}`);

  await withGate(context, options, async (gate, change) => {
    const before = await site.store.channel(site.channel);
    const sources = areas.map((name) => ({ name, release: site.releaseOf(name) }));
    const wanted = named.length ? sources : await undecided(context, before, sources);
    if (wanted.some(({ name, release }) => before?.remotes[name]?.release !== release)) gate.warm(before === null);
    const set = await buildMissing(context, wanted);
    const author = await authorOf(context, options);
    const next = await change({ decide: (now) => decideSet(now, author, set), attempts: ATTEMPTS });
    const plain = named.includes(PLAIN) ? await showPlain(context) : null;

    const live = next?.remotes ?? before?.remotes ?? {};
    for (const name of site.areasElsewhere().filter((area) => !Object.hasOwn(live, area)))
      note(
        `${name} is not live in ${site.channel}. Deploy it from its own repository; RELEASE_URL there names the release service of this site.`,
      );

    const isNew = ({ name, release }: Candidate) => before?.remotes[name]?.release !== release;
    const lines = set.map((one) => `${one.name} ${one.release} ${next && isNew(one) ? 'live' : 'unchanged'}`);
    if (plain) lines.push(`${PLAIN} ${plain} live in its own channel`);
    const end = next ? `serial ${next.serial}, ${seconds()}` : plain ? seconds() : `nothing to do, ${seconds()}`;
    context.answer(
      {
        changed: next !== null,
        serial: next?.serial ?? before?.serial ?? null,
        live: set.map((one) => ({ ...one, isNew: next !== null && isNew(one) })),
      },
      [...lines, end].join('\n'),
    );
  });
}

async function deployPreview(context: CommandContext, named: readonly string[], options: GateOptions & { name: string }) {
  const [area, ...others] = named;
  if (area === undefined || others.length > 0) throw new WrongUsage('A preview shows one area: deploy mf-funds --preview fix-123');
  const [built] = await buildMissing(context, [{ name: area, release: context.site.releaseOf(area) }]);
  if (built) await preview(context, built, options);
}

/** Leaves out releases by the rules of `leftAlone`, e.g. because a rollback of the night must still hold in the morning. */
async function undecided({ site, note }: CommandContext, before: Before, sources: readonly Candidate[]) {
  const entries = await entriesOf(site);
  return sources.filter((source) => {
    const why = leftAlone(entries, before, source);
    if (why === null) return true;
    note(
      `${source.name} is left alone: its source is ${source.release}, and ${why}. To make it live: npm run release -- deploy ${source.name}`,
    );
    return false;
  });
}

function decideSet(before: Before, author: Parameters<typeof renewChange>[0], set: readonly Candidate[]): ChannelDecision | null {
  const change = activateChange(before, author, set);
  if (change) return { change, candidates: set.filter(({ name, release }) => before?.remotes[name]?.release !== release) };
  return before && isDueForRenewal(before, Date.now()) ? { change: renewChange(author), candidates: [] } : null;
}
