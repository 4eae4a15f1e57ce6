import { build } from '../publish/build';
import type { Candidate } from '../changes';
import type { CommandContext } from './context';

/** The build is bound by the processor, and small machines have two. */
const PARALLEL_BUILDS = 2;

/** Builds and publishes what the store does not have, two at a time. @returns what the store has now */
export async function buildMissing(context: CommandContext, wanted: readonly Candidate[]): Promise<readonly Candidate[]> {
  const has = await Promise.all(wanted.map(({ name, release }) => context.site.store.has(name, release)));
  const set = [...wanted];
  const waiting = set.flatMap((candidate, index) => (has[index] ? [] : [{ candidate, index }]));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) set[next.index] = await buildOne(context, next.candidate.name);
  };
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
  return set;
}

/** @returns the release that was really built: its source may have changed since it was asked for */
async function buildOne({ site, note }: CommandContext, name: string): Promise<Candidate> {
  const started = performance.now();
  await build(site.root, name, site.environment);
  const release = await site.publish(name);
  note(`${name} ${release} built and published in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { name, release };
}
