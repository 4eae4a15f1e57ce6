import { getGeneral, getLogo } from '@site/api/contracts/site';
import { addressOf, type LiveSite } from '@site/release';
import type { Owner } from './path-owner';

export interface Preload {
  as: 'script' | 'style' | 'fetch' | 'font';
  href: string;
}

/** Font of all Latin text and figures in both languages; without a preload the style sheet would request it one round trip later. */
const TEXT_FONT = /-latin-wght-normal\.\w+\.woff2$/;

/** Calls that the shell makes on every page. */
const SHELL_READS = [getGeneral.path, getLogo.path];

/**
 * Preloads of the first view of an area: its files load together with the shell, in one round trip and not three.
 * A remote's entry is never a `<script>` of the HTML, because the federation runtime would find it and wait for its container.
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
  // The comparison build contains the areas as its own chunks.
  if (bundled)
    return bundled.map((file) => ({ as: file.endsWith('.css') ? 'style' : 'script', href: addressOf(host.name, host.release, file) }));
  if (host.name !== 'shell') return [];
  return [
    ...[page.entry, ...page.scripts].map((file) => ({ as: 'script', href: addressOf(name, release, file) }) as const),
    ...page.styles.map((file) => ({ as: 'style', href: addressOf(name, release, file) }) as const),
  ];
}
