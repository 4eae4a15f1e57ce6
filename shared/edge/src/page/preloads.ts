import { getGeneral, getLogo } from '@site/api/contracts/site';
import { addressOf, type LiveSite } from '@site/release';
import type { Owner } from './path-owner';

export interface Preload {
  as: 'script' | 'style' | 'fetch' | 'font';
  href: string;
}

/** The face of all Latin text and figures, in both languages; the style sheet would name it one step later. */
const TEXT_FONT = /-latin-wght-normal\.\w+\.woff2$/;

/** What the shell asks on every page. */
const SHELL_READS = [getGeneral.path, getLogo.path];

/**
 * What the first view of an area will load, so that it is asked for together with the shell: one step, not three.
 * A remote's entry is never a `<script>` of the HTML: the federation runtime would find it and wait for its container.
 */
export function preloadsFor(site: LiveSite, owner: Owner | null): Preload[] {
  const { host, hashes } = site;
  const reads = new Set([...SHELL_READS, ...(owner?.claim.preload ?? [])]);
  return [
    ...[host.entry, ...host.scripts].map((file) => ({ as: 'script', href: addressOf(host.name, host.release, file) }) as const),
    ...(owner ? areaFiles(site, owner) : []),
    ...fontFiles(site),
    ...[...reads].map((href) => ({ as: 'fetch', href }) as const),
  ].filter(({ as, href }) => as === 'fetch' || as === 'font' || href in hashes);
}

const fontFiles = ({ host }: LiveSite): Preload[] =>
  host.files.filter((file) => TEXT_FONT.test(file)).map((file) => ({ as: 'font', href: addressOf(host.name, host.release, file) }));

function areaFiles({ host }: LiveSite, { name, release, page }: Owner): Preload[] {
  const bundled = host.chunks[name];
  // The comparison build carries the areas as parts of its own.
  if (bundled)
    return bundled.map((file) => ({ as: file.endsWith('.css') ? 'style' : 'script', href: addressOf(host.name, host.release, file) }));
  if (host.name !== 'shell') return [];
  return [
    ...[page.entry, ...page.scripts].map((file) => ({ as: 'script', href: addressOf(name, release, file) }) as const),
    ...page.styles.map((file) => ({ as: 'style', href: addressOf(name, release, file) }) as const),
  ];
}
