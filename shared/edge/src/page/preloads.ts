import { getSportEvents } from '@site/api/contracts/exchange';
import { getGeneral, getLogo } from '@site/api/contracts/site';
import { addressOf, type LiveSite } from '@site/release';
import type { Owner, ShownPlace, ShownPlaces } from './path-owner';

export interface Preload {
  as: 'script' | 'style' | 'fetch' | 'font' | 'image';
  href: string;
  /** True when it waits for the first frame, which is painted without it. */
  isAfterFrame?: boolean;
  /** Person who needs it, on a page that shows another area to a visitor than to a player. */
  only?: keyof ShownPlaces;
}

/** Answers of public reads that the document holds, by path. */
export type PageAnswers = ReadonlyMap<string, string>;

/** Font of all Latin text and figures in both languages; without a preload the style sheet would request it one round trip later. */
const TEXT_FONT = /-latin-wght-normal\.\w+\.woff2$/;

/** Calls that the shell makes on every page. */
const SHELL_READS = [getGeneral.path, getLogo.path];

/** Reads of the exchange data host, which the page asks at its own address. */
const EXCHANGE_READS: readonly string[] = Object.values(getSportEvents).map(({ path }) => path);

const claimedReads = ({ owner }: ShownPlace): readonly string[] => owner?.claim.preload ?? [];

/** Public reads of the platform in the first view of a page. */
export const readsOf = ({ player, guest }: ShownPlaces): string[] =>
  [...new Set([...SHELL_READS, ...claimedReads(player), ...claimedReads(guest)])].filter((path) => !EXCHANGE_READS.includes(path));

/** Reads of the exchange data host in the first view of a page; a visitor who gets the log-in makes none of them. */
function exchangeReads({ player, guest }: ShownPlaces, exchangeOrigin: string): Preload[] {
  const only = claimedReads(player) === claimedReads(guest) ? {} : ({ only: 'player' } as const);
  return claimedReads(player)
    .filter((path) => EXCHANGE_READS.includes(path))
    .map((path) => ({ as: 'fetch', href: exchangeOrigin + path, isAfterFrame: true, ...only }));
}

/** True for a page of an area that reads from the exchange data host at some path, so that it will need a connection. */
export const needsExchange = ({ player: { owner } }: ShownPlaces) =>
  owner?.page.paths.some(({ preload }) => preload?.some((path) => EXCHANGE_READS.includes(path))) ?? false;

interface PreloadParts {
  answers: PageAnswers;
  /** Addresses of the first pictures. */
  pictures: readonly string[];
  exchangeOrigin: string;
}

/**
 * Preloads of the first view of a page: the files of its area load together with the shell, in one round trip and not three.
 * A remote's entry is never a `<script>` of the HTML, because the federation runtime would find it and wait for its container.
 */
export function preloadsFor(site: LiveSite, places: ShownPlaces, { answers, pictures, exchangeOrigin }: PreloadParts): Preload[] {
  const { host, hashes } = site;
  return [
    ...pictures.map((href) => ({ as: 'image', href }) as const),
    ...[host.entry, ...host.scripts].map((file) => scriptOf(host.name, host.release, file)),
    ...areaPreloads(site, places),
    ...fontFiles(site),
    ...readsOf(places)
      .filter((path) => !answers.has(path))
      .map((href) => ({ as: 'fetch', href }) as const),
    ...exchangeReads(places, exchangeOrigin),
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
    return bundled.map((file) =>
      file.endsWith('.css') ? styleOf(host.name, host.release, file) : scriptOf(host.name, host.release, file),
    );
  if (host.name !== 'shell') return [];
  return [
    ...[page.entry, ...page.scripts].map((file) => scriptOf(name, release, file)),
    ...page.styles.map((file) => styleOf(name, release, file)),
  ];
}

const scriptOf = (...file: Parameters<typeof addressOf>): Preload => ({ as: 'script', href: addressOf(...file), isAfterFrame: true });
const styleOf = (...file: Parameters<typeof addressOf>): Preload => ({ as: 'style', href: addressOf(...file) });
