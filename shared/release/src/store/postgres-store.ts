import { canonicalText } from './canonical';
import { createPostgresChannels } from './postgres/channels';
import { openConnections, type PostgresLimits } from './postgres/connections';
import { requireDatabase } from './postgres/place';
import { hasTables, makeTables } from './postgres/schema';
import { ReleaseRefusal, type Encoding, type FileForms, type ReleaseStore, type StoredFile } from './store';
import { isCodeArea, isRelease, isReleasedName, requireRelease } from './store-names';

const LIMITS: PostgresLimits = { connectWithinMs: 5_000, answerWithinMs: 10_000 };

const OF_RELEASE = 'where name = $1 and release = $2';
const PUT = 'insert into releases.releases (name, release, record) values ($1, $2, $3) on conflict do nothing returning name';
const PUT_FORM = 'insert into releases.files (name, release, file, encoding, bytes) values ($1, $2, $3, $4, $5)';

/**
 * A release store in a PostgreSQL database, in the schema `releases`, which the first write makes. Nothing is connected before the first
 * call; `close` ends the connections.
 * @param address `postgres://user:password@host:5432/database`
 * @throws StoreUnusable when the address names no database
 */
export function createPostgresStore(address: string, limits = LIMITS): ReleaseStore {
  const connections = openConnections(address, requireDatabase(address), limits);
  const { single, write, close } = connections;

  let making: Promise<void> | undefined;
  /** Makes the tables at most once; a failed try is repeated by the next writer. */
  const ready = () =>
    (making ??= make().catch((problem: unknown) => {
      making = undefined;
      throw problem;
    }));
  async function make() {
    if (await hasTables(single)) return;
    await write({ lock: 'tables', subject: 'the schema "releases"', work: makeTables, isDone: hasTables });
  }

  async function recordText(name: string, release: string) {
    requireRelease(name, release);
    const [row] = await single<{ record: string }>(`select record from releases.releases ${OF_RELEASE}`, [name, release]);
    return row?.record ?? null;
  }
  const has = async (name: string, release: string) => (await recordText(name, release)) !== null;

  return {
    has,
    recordText,
    areas: async () =>
      (await single<{ name: string }>('select distinct name from releases.releases')).map(({ name }) => name).filter(isCodeArea),
    async ids(name) {
      const rows = await single<{ release: string }>('select release from releases.releases where name = $1', [name]);
      return rows.map(({ release }) => release).filter(isRelease);
    },
    async put(record, files) {
      const { name, release } = record;
      if (await has(name, release)) throw alreadyThere(name, release);
      await ready();
      await write({
        lock: `release ${name} ${release}`,
        subject: `the release ${name} ${release}`,
        async work(ask) {
          const written = await ask(PUT, [name, release, canonicalText(record)]);
          if (written.length === 0) throw alreadyThere(name, release);
          for (const [file, encoding, bytes] of formsIn(files)) await ask(PUT_FORM, [name, release, file, encoding, bytes]);
        },
        async isDone(ask) {
          const [row] = await ask<{ record: string }>(`select record from releases.releases ${OF_RELEASE}`, [name, release]);
          return row?.record === canonicalText(record);
        },
      });
    },
    async readFile(name, release, file, encoding) {
      if (!isReleasedName(name, release, file)) return null;
      const which = [name, release, file, encoding];
      const [row] = await single<{ bytes: Uint8Array }>(
        `select bytes from releases.files ${OF_RELEASE} and file = $3 and encoding = $4`,
        which,
      );
      return row?.bytes ?? null;
    },
    async files(name, release) {
      requireRelease(name, release);
      const rows = await single<{ file: string; encoding: Encoding }>(`select file, encoding from releases.files ${OF_RELEASE}`, [
        name,
        release,
      ]);
      return rows satisfies readonly StoredFile[];
    },
    async remove(name, release) {
      requireRelease(name, release);
      await single(`delete from releases.releases ${OF_RELEASE}`, [name, release]);
    },
    ...createPostgresChannels(connections, ready),
    close,
  };
}

const alreadyThere = (name: string, release: string) =>
  new ReleaseRefusal(`${name} ${release} is already published and never changes. Raise its version or change its source.`);

const formsIn = (files: ReadonlyMap<string, FileForms>) =>
  [...files].flatMap(([file, forms]) =>
    (Object.entries(forms) as [Encoding, Uint8Array | undefined][]).flatMap(([encoding, bytes]) =>
      bytes ? [[file, encoding, bytes] as const] : [],
    ),
  );
