import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { GameType } from '@site/api/contracts/catalogue';
import { secondsBetween, type Clock } from '@site/platform-kit/time/clock';
import type { Executor } from '@site/platform-kit/data/database';
import { presentGame } from './catalogue.presenter';
import { listActiveGames, listPlatforms, type GameRow, type PlatformRow } from './catalogue.repository';

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;
export type ListEncoding = keyof typeof compressors;

/** The answer for one filter as ready bytes. */
export interface ReadyList {
  etag: string;
  bytes: Buffer;
  compressed: Partial<Record<ListEncoding, Promise<Buffer>>>;
}

interface Snapshot {
  readAt: Date;
  games: readonly GameRow[];
  platforms: readonly PlatformRow[];
  ready: Map<string, ReadyList>;
}

interface GameFilter {
  type?: GameType | undefined;
  /** An empty list matches every platform. */
  platforms: readonly string[];
}

/** Age of the cache in seconds. Other processes change the catalogue too, so a change may show this late. */
const MAX_AGE_S = 30;
const MAX_READY_LISTS = 100;

export interface GameList {
  list(filter: GameFilter): Promise<ReadyList>;
  /** Codes of the first games of a list. */
  firstCodes(filter: GameFilter, count: number): Promise<string[]>;
  platforms(): Promise<readonly PlatformRow[]>;
  platformsOf(type: GameType): Promise<string[]>;
  invalidate(): void;
}

/** Cache of the catalogue: read again after `MAX_AGE_S` or `invalidate`, serialised once for each filter, compressed once for each encoding. */
export function createGameList(db: Executor, clock: Clock): GameList {
  let current: Promise<Snapshot> | null = null;

  async function snapshot(): Promise<Snapshot> {
    const known = await current?.catch(() => null);
    if (known && secondsBetween(known.readAt, clock.now()) < MAX_AGE_S) return known;
    current = read(db, clock.now());
    return current;
  }

  return {
    list: async (filter) => readyList(await snapshot(), filter),
    firstCodes: async (filter, count) =>
      matching(await snapshot(), filter)
        .slice(0, count)
        .map(({ code }) => code),
    platforms: async () => (await snapshot()).platforms,
    platformsOf: async (type) => {
      const { games, platforms } = await snapshot();
      const making = new Set(games.filter((game) => game.type === type).map(({ platform }) => platform));
      return platforms.map(({ code }) => code).filter((code) => making.has(code));
    },
    invalidate: () => {
      current = null;
    },
  };
}

async function read(db: Executor, readAt: Date): Promise<Snapshot> {
  const [games, platforms] = await Promise.all([listActiveGames(db), listPlatforms(db)]);
  return { readAt, games, platforms, ready: new Map() };
}

function matching({ games }: Snapshot, { type, platforms }: GameFilter): GameRow[] {
  const wanted = new Set(platforms);
  return games.filter((game) => (!type || game.type === type) && (!wanted.size || wanted.has(game.platform)));
}

function readyList(snapshot: Snapshot, filter: GameFilter): ReadyList {
  const { ready } = snapshot;
  const key = `${filter.type ?? ''}|${[...new Set(filter.platforms)].sort().join()}`;
  const known = ready.get(key);
  if (known) return known;

  const bytes = Buffer.from(JSON.stringify({ games: matching(snapshot, filter).map(presentGame), message: 'success' }));
  const list: ReadyList = { etag: createHash('sha1').update(bytes).digest('base64url'), bytes, compressed: {} };
  if (ready.size >= MAX_READY_LISTS) ready.clear();
  ready.set(key, list);
  return list;
}

export const compress = (list: ReadyList, encoding: ListEncoding) => (list.compressed[encoding] ??= compressors[encoding](list.bytes));
