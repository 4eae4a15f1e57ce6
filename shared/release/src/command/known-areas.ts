import type { OpenedSite } from './site';

/**
 * Areas that the site has, or will have: those of this project, those with a release, and those that somebody may release. An area of
 * another repository begins with a credential.
 */
export async function knownAreas({ areas, store, people }: Pick<OpenedSite, 'areas' | 'store' | 'people'>): Promise<readonly string[]> {
  const [released, credentials] = await Promise.all([store.areas(), people.list()]);
  const promised = credentials.filter(({ endedAt }) => endedAt === null).flatMap((credential) => credential.areas ?? []);
  return [...new Set([...areas(), ...[...released, ...promised].sort()])];
}
