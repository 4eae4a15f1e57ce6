import { SHELL_ROUTES } from '@site/api/contracts/site';
import { releaseKey, type ChannelDocument } from '@site/remote/manifest';
import { claimedTwice } from '#publish/path-claims';
import type { Finding } from '../trial/finding';
import type { TrialSet } from '../trial/trial-set';

/** First segments of addresses that are not pages. */
const NO_PAGES = ['api', 'storage', 'operator', 'docs', 'healthz', 'readyz', 'releases', 'assets', 'edge'];

/** Requires that only one remote claims a path, and that the path belongs neither to the shell nor to the platform. */
export function findPathConflicts({ next, candidates }: TrialSet): Finding[] {
  return candidates.flatMap(({ name, paths }) => {
    const twice = claimedTwice(paths);
    const others = claimsBeside(next, name);
    const taken = paths.flatMap(({ path }) => {
      const owner = ownerOf(path) ?? others.find((claim) => overlaps(claim.path, path))?.owner;
      return owner ? [finding(`${name} claims ${path}, which belongs to ${owner}.`)] : [];
    });
    return twice ? [finding(`${name} claims ${twice} twice.`), ...taken] : taken;
  });
}

function ownerOf(path: string) {
  if (SHELL_ROUTES.some((own) => overlaps(own, path))) return 'the shell';
  return NO_PAGES.includes(partsOf(path)[0] ?? '') ? 'the platform' : undefined;
}

const claimsBeside = ({ remotes, releases }: ChannelDocument, name: string) =>
  Object.entries(remotes)
    .filter(([other]) => other !== name)
    .flatMap(([owner, { release }]) => (releases[releaseKey(owner, release)]?.paths ?? []).map(({ path }) => ({ owner, path })));

/** True when one address can match both patterns. */
export function overlaps(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  const fits = (part: string, index: number) => part === b[index] || part.startsWith(':') || Boolean(b[index]?.startsWith(':'));
  return a.length === b.length && a.every(fits);
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

const finding = (message: string): Finding => ({
  check: 'paths',
  message,
  advice: 'Take it out of one of the two remote.manifest.ts files.',
});
