import { getGeneral, getLogo } from '@site/api/contracts/site';
import { addressOf, type LiveSite } from '@site/release';
import type { Owner } from './path-owner';

export interface Preload {
  as: 'script' | 'style' | 'fetch' | 'font' | 'image';
  href: string;
}

/** Answers of public reads that the document holds, by path. */
export type PageAnswers = ReadonlyMap<string, string>;

/** Font of all Latin text and figures in both languages; without a preload the style sheet would request it one round trip later. */
const TEXT_FONT = /-latin-wght-normal\.\w+\.woff2$/;

/** Calls that the shell makes on every page. */
const SHELL_READS = [getGeneral.path, getLogo.path];

/** Public reads of the first view of an area. */
export const readsOf = (owner: Owner | null): string[] => [...new Set([...SHELL_READS, ...(owner?.claim.preload ?? [])])];

/**
 * Preloads of the first view of an area: its files load together with the shell, in one round trip and not three.
 * A remote's entry is never a `<script>` of the HTML, because the federation runtime would find it and wait for its container.
 */
export function preloadsFor(site: LiveSite, owner: Owner | null, answers: PageAnswers, pictures: readonly string[]): Preload[] {
  const { host, hashes } = site;
  return [
    ...pictures.map((href) => ({ as: 'image', href }) as const),
    ...[host.entry, ...host.scripts].map((file) => ({ as: 'script', href: addressOf(host.name, host.release, file) }) as const),
    ...(owner ? areaFiles(site, owner) : []),
    ...fontFiles(site),
    ...readsOf(owner)
      .filter((path) => !answers.has(path))
      .map((href) => ({ as: 'fetch', href }) as const),
  ].filter(({ as, href }) => (as !== 'script' && as !== 'style') || href in hashes);
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
