import { activateChange, isDueForRenewal, renewChange, type Before, type Candidate } from '../changes';
import { PLAIN } from '../site';
import { buildMissing } from './build-missing';
import { authorOf, withGate } from './change';
import type { Decision } from './change-channel';
import type { CommandContext } from './context';
import type { GateOptions } from './gate';
import { showPlain } from './plain';
import { gateOptions, withOptions, type Verb } from './verb';

interface DeployOptions extends GateOptions {
  json?: boolean;
}

/** Somebody else may be first so often; each time the gate looks anew. */
const ATTEMPTS = 4;

export const deployVerb: Verb = (program, open) => {
  const command = program
    .command('deploy [areas...]')
    .description('builds what the store lacks, publishes it, and after the gate makes all of it live as one; all areas when none is named');
  withOptions(command, gateOptions()).action((names: string[], options: DeployOptions) => deploy(open(options), names, options));
};

async function deploy(context: CommandContext, named: readonly string[], options: DeployOptions) {
  const { site, note } = context;
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const areas = (named.length ? [...new Set(named)] : site.areas()).filter((name) => name !== PLAIN);
  if ((await site.keys.accepted()).length === 0) note(`key ${await site.keys.add()} made in ${site.keys.folder}`);

  await withGate(context, options, async (gate, change) => {
    const wanted = areas.map((name) => ({ name, release: site.releaseOf(name) }));
    const before = await site.store.channel(site.channel);
    if (wanted.some(({ name, release }) => before?.remotes[name]?.release !== release)) gate.warm();
    const set = await buildMissing(context, wanted);
    const next = await change({ decide: (now) => decideSet(now, authorOf(context, options), set), attempts: ATTEMPTS });
    if (named.includes(PLAIN)) await showPlain(context);

    const isNew = ({ name, release }: Candidate) => before?.remotes[name]?.release !== release;
    const lines = set.map((one) => `${one.name} ${one.release} ${next && isNew(one) ? 'live' : 'unchanged'}`);
    const end = next ? `serial ${next.serial}, ${seconds()}` : `nothing to do, ${seconds()}`;
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

function decideSet(before: Before, author: Parameters<typeof renewChange>[0], set: readonly Candidate[]): Decision | null {
  const change = activateChange(before, author, set);
  if (change) return { change, candidates: set.filter(({ name, release }) => before?.remotes[name]?.release !== release) };
  return before && isDueForRenewal(before, Date.now()) ? { change: renewChange(author), candidates: [] } : null;
}
