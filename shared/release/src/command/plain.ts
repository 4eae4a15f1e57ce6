import { commitChange, composeChange } from '../channel/channel';
import { PLAIN } from './site';
import { buildMissing } from './build-missing';
import type { CommandContext } from './context';

/**
 * Makes the comparison build live in its own channel, beside the live areas. No player gets that channel, so no gate checks it.
 * @returns the release, or null when that channel is up to date
 */
export async function showPlain(context: CommandContext): Promise<string | null> {
  const { site } = context;
  const [built] = await buildMissing(context, [{ name: PLAIN, release: site.releaseOf(PLAIN) }]);
  const [live, before] = await Promise.all([site.store.channel(site.channel), site.store.channel(PLAIN)]);
  if (!built) return null;
  const remotes = { ...live?.remotes, [PLAIN]: { release: built.release } };
  if (JSON.stringify(before?.remotes) === JSON.stringify(remotes)) return null;
  const entry = { actor: await site.keys.holder(), action: 'activate', remote: PLAIN, release: built.release } as const;
  await commitChange(site.store, await composeChange(site, PLAIN, before, { remotes, entry }));
  return built.release;
}
