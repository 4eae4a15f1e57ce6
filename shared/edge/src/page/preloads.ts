import { getGeneral, getLogo } from '@site/api/contracts/site';
import { addressOf, type LiveSite } from '@site/release';
import type { Owner, ShownPlace, ShownPlaces } from './path-owner';

export interface Preload {
  as: 'script' | 'style' | 'fetch' | 'font' | 'image';
  href: string;
  /** Person who needs it, on a page that shows another area to a visitor than to a player. */
  only?: keyof ShownPlaces;
}

/** Answers of public reads that the document holds, by path. */
export type PageAnswers = ReadonlyMap<string, string>;

/** Font of all Latin text and figures in both languages; without a preload the style sheet would request it one round trip later. */
const TEXT_FONT = /-latin-wght-normal\.\w+\.woff2$/;

/** Calls that the shell makes on every page. */
const SHELL_READS = [getGeneral.path, getLogo.path];

/** Public reads of the first view of a page. */
export const readsOf = ({ player, guest }: ShownPlaces): string[] => [
  ...new Set([...SHELL_READS, ...[player, guest].flatMap(({ owner }) => owner?.claim.preload ?? [])]),
];

/**
 * Preloads of the first view of a page: the files of its area load together with the shell, in one round trip and not three.
 * A remote's entry is never a `<script>` of the HTML, because the federation runtime would find it and wait for its container.
 */
export function preloadsFor(site: LiveSite, places: ShownPlaces, answers: PageAnswers, pictures: readonly string[]): Preload[] {
  const { host, hashes } = site;
  return [
    ...pictures.map((href) => ({ as: 'image', href }) as const),
    ...[host.entry, ...host.scripts].map((file) => ({ as: 'script', href: addressOf(host.name, host.release, file) }) as const),
    ...areaPreloads(site, places),
    ...fontFiles(site),
    ...readsOf(places)
      .filter((path) => !answers.has(path))
      .map((href) => ({ as: 'fetch', href }) as const),
  ].filter(({ as, href }) => (as !== 'script' && as !== 'style') || href in hashes);
}

const fontFiles = ({ host }: LiveSite): Preload[] =>
  host.files.filter((file) => TEXT_FONT.test(file)).map((file) => ({ as: 'font', href: addressOf(host.name, host.release, file) }));

function areaPreloads(site: LiveSite, { player, guest }: ShownPlaces): Preload[] {
  const filesOf = ({ owner }: ShownPlace) => (owner ? areaFiles(site, owner) : []);
  if (player.owner?.name === guest.owner?.name) return filesOf(player);
  return (['player', 'guest'] as const).flatMap((only) => filesOf({ player, guest }[only]).map((file) => ({ ...file, only })));
}

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
