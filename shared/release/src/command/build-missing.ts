import pLimit from 'p-limit';
import { build } from '../publish/build';
import type { Candidate } from '../changes';
import type { CommandContext } from './context';

/** The build is limited by the processor, and small machines have two cores. */
const PARALLEL_BUILDS = 2;

/** Builds and publishes the releases that the store does not have, two at a time. @returns the releases that the store has now */
export async function buildMissing(context: CommandContext, wanted: readonly Candidate[]): Promise<readonly Candidate[]> {
  const has = await Promise.all(wanted.map(({ name, release }) => context.site.store.has(name, release)));
  const limit = pLimit(PARALLEL_BUILDS);
  return Promise.all(wanted.map((candidate, index) => limit(async () => (has[index] ? candidate : buildOne(context, candidate.name)))));
}

/** @returns the release that was really built: its source may have changed since its id was computed */
async function buildOne({ site, note }: CommandContext, name: string): Promise<Candidate> {
  const started = performance.now();
  await build(site.root, name, site.environment);
  const release = await site.publish(name);
  note(`${name} ${release} built and published in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { name, release };
}
