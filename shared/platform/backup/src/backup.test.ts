import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { paisa } from '@site/api/money';
import { createFileStore, openKeys } from '@site/release';
import { makeLive, putTexts } from '@site/release/testing';
import { addPlayer } from '@site/platform-domains/access';
import { grantCredit, playerCash } from '@site/platform-domains/ledger';
import { openDatabaseServer, serverFolder } from '@site/platform-kit/postgres/open';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import { inTransaction } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { addBettors } from '@site/platform-sandbox/bench/bettors';
import { migrate } from '@site/platform-sandbox/migrate';
import { openTestDatabase } from '@site/platform-testing/test-cluster';
import { temporaryFolder } from '@site/testing/memory-folder';
import { TEST_MS, until } from '@site/testing/patience';
import { makeBackup } from './make-backup';
import type { Progress } from './progress';
import { restoreBackup } from './restore';
import { sitePlaces } from './site-places';

jest.setTimeout(TEST_MS);

const OTHERS_MAY_ENTER = 0o711;
const folder = mkdtempSync(join(temporaryFolder(), 'backup-'));
// The user of the database server enters it.
chmodSync(folder, OTHERS_MAY_ENTER);
const at = (name: string) => join(folder, name);
const variables = { DATA_DIR: at('site'), STORE_DIR: at('store'), KEYS_DIR: at('keys'), RELEASE_DATA_DIR: at('service') };
const places = sitePlaces(variables);
/** The site without its releases, which take a process of their own. */
const bare = { ...places, store: { folder: at('none') } };
const elsewhere = (name: string) => ({
  ...places,
  dataFolder: at(name),
  store: { folder: at(`${name}-store`) },
  keysFolder: at(`${name}-keys`),
  serviceFolder: at(`${name}-service`),
});

const said: string[] = [];
const progress: Progress = { note: (line) => void said.push(line), count: () => () => {} };
const restore = (from: string, to: string) => restoreBackup(at(from), elsewhere(to), progress);

let site: Awaited<ReturnType<typeof openDatabaseServer>>;
let database: ReturnType<typeof openTestDatabase>;
let rahim: number;
let busy: number;
const spoil = (by: number) =>
  database.db.execute(sql`update account set balance_cached = balance_cached + ${by} where key = ${playerCash(rahim).key}`);

beforeAll(async () => {
  mkdirSync(at('site'));
  writeFileSync(at('site/two-step.key'), 'k'.repeat(43), { mode: 0o600 });
  mkdirSync(at('service'));
  writeFileSync(at('service/people.json'), '{}', { mode: 0o600 });
  site = await openDatabaseServer({ databaseUrl: '', migrationUrl: '', dataDirectory: at('site') });
  await migrate(site.ownerUrl);
  await site.grant();
  database = openTestDatabase(site.ownerUrl, 2);
  [rahim = 0, busy = 0] = await addBettors(database.db, 3, paisa(50_000n));
  const keys = openKeys(at('keys'));
  await keys.add('Tester');
  const store = createFileStore(at('store'));
  await putTexts(store, 'shell', '1.0.0-a', { 'main.js': 'self.shell = 1;' }, {}, keys);
  await makeLive(store, 'live', { shell: { release: '1.0.0-a' } }, {}, keys);
  await whileMoneyMoves(() => makeBackup(at('whole'), places, progress));
});

async function whileMoneyMoves(work: () => Promise<unknown>) {
  const working = new AbortController();
  const moving = (async () => {
    for (let id = 0; !working.signal.aborted; id++)
      await inTransaction(database.db, (tx) => grantCredit(tx, busy, paisa(1n), { type: 'test', id: String(id) }, new Date()));
  })();
  await work().finally(() => working.abort());
  await moving;
}

afterAll(async () => {
  await database.close();
  await site.stop();
  for (const name of readdirSync(folder)) rmSync(reachableDirectory(serverFolder(at(name))), { recursive: true, force: true });
  rmSync(folder, { recursive: true });
});

it('brings back players, balances, keys and releases of a site that goes on moving money', async () => {
  await signUpLater();
  const compared = await restore('whole', 'again');
  expect(compared.find(({ table }) => table === 'players')).toMatchObject({ before: 3, after: 3, rows: 3, isWithin: true });
  const journal = compared.find(({ table }) => table === 'journal');
  expect(journal).toMatchObject({ isAppendOnly: true, isWithin: true });
  expect(journal?.after).toBeGreaterThan(journal?.before ?? 0);
  expect(said).toContain('the books add up');

  const restored = await openDatabaseServer({ databaseUrl: '', migrationUrl: '', dataDirectory: at('again') });
  const { db, close } = openTestDatabase(restored.ownerUrl, 1);
  const { rows } = await db.execute(sql`select balance_cached as cash from account where key = ${playerCash(rahim).key}`);
  await close();
  await restored.stop();
  expect(rows).toEqual([{ cash: '100000' }]);

  const modeOf = (path: string) => statSync(at(path)).mode & 0o777;
  expect([modeOf('whole'), modeOf('again/two-step.key'), modeOf('again-service/people.json')]).toEqual([0o700, 0o600, 0o600]);
  const [keyFile = ''] = readdirSync(at('keys')).filter((name) => name.endsWith('.pem'));
  expect(modeOf(`again-keys/${keyFile}`)).toBe(0o600);
  expect(await createFileStore(at('again-store')).channelText('live')).toBe(await createFileStore(at('store')).channelText('live'));
});

/** A player who signs up after the backup is not in it. */
const signUpLater = () =>
  addPlayer(
    database.db,
    { username: 'karim2026', email: 'karim@example.com', phone: '1300000000', name: '', currency: 'BDT', referral_code: '' },
    'none',
    new Date(),
  );

describe('a backup that is not whole', () => {
  const inCopy = async (edit: (copy: string) => void) => {
    cpSync(at('whole'), at('copy'), { recursive: true });
    edit(at('copy'));
    const problem = await restore('copy', 'never').catch((found: Error) => found);
    rmSync(at('copy'), { recursive: true });
    expect(existsSync(at('never'))).toBe(false);
    return problem instanceof Error ? problem.message : 'was restored';
  };

  const version = 'postgres/data/PG_VERSION';

  it('names each file that is changed, missing or new, and nothing is written', async () => {
    const words = await inCopy((copy) => {
      appendFileSync(join(copy, version), '\n');
      rmSync(join(copy, 'data/two-step.key'));
      writeFileSync(join(copy, 'postgres/data/standby.signal'), '');
    });
    expect(words.split('\n').slice(1).sort()).toEqual([
      '  data/two-step.key is missing',
      `  ${version} has other bytes than were saved`,
      '  postgres/data/standby.signal is not in the list',
    ]);
  });

  it.each<[string, (copy: string) => void, string]>([
    ['a changed list', (copy) => appendFileSync(join(copy, 'backup.json'), ' '), 'backup.json of'],
    ['no list, because it was cut off', (copy) => rmSync(join(copy, 'backup.json')), 'a backup that was cut off'],
  ])('with %s is refused before anything is written', async (_, edit, words) => {
    expect(await inCopy(edit)).toContain(words);
  });

  it('has another name while it is made, and keeps that name when its command is killed', async () => {
    const command = [join(import.meta.dirname, 'cli.ts'), 'backup', '--to', at('killed')];
    let isThere = false;
    // The command waits for this lock in the middle of its work.
    const killed = await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table players in access exclusive mode`);
      const child = spawn(process.execPath, [join(import.meta.dirname, '../../../build/bin/run.mjs'), ...command], {
        env: { ...process.env, ...variables },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await until(async () => readdirSync(folder).some((name) => name.startsWith('killed.unfinished-')));
      isThere = existsSync(at('killed'));
      child.kill('SIGKILL');
      await ended;
      return readdirSync(folder).filter((name) => name.startsWith('killed'));
    });
    expect([isThere, killed]).toEqual([false, [expect.stringMatching(/^killed\.unfinished-/)]]);
    await expect(restore(killed[0] ?? '', 'never')).rejects.toThrow('a backup that was cut off');
  });

  it('leaves nothing behind when it fails', async () => {
    const failing: Progress = {
      ...progress,
      count: () => () => {
        throw new Error('the disk is full');
      },
    };
    await expect(makeBackup(at('failed'), bare, failing)).rejects.toThrow('the disk is full');
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  });
});

it('changes nothing in a folder that is not empty', async () => {
  mkdirSync(at('full'));
  writeFileSync(at('full/note'), 'mine');
  await expect(restore('whole', 'full')).rejects.toThrow(`${at('full')} is not empty`);
  await expect(makeBackup(at('full'), bare, progress)).rejects.toThrow(`${at('full')} is not empty`);
  await expect(makeBackup(at('site/backup'), bare, progress)).rejects.toThrow('inside the folder that it would save');
  expect(readdirSync(at('full'))).toEqual(['note']);
});

it('names the account of one wrong paisa, and a table that only grows and has other rows than before', async () => {
  await spoil(1);
  await makeBackup(at('spoilt'), bare, progress);
  await spoil(-1);
  const text = readFileSync(at('spoilt/backup.json'), 'utf8').replace(/("table": "journal",\s+"rows": )\d+/g, (_, begin) => `${begin}0`);
  writeFileSync(at('spoilt/backup.json'), text);
  writeFileSync(at('spoilt/backup.json.sha256'), `${createHash('sha256').update(text).digest('hex')}  backup.json\n`);
  const problem = await restore('spoilt', 'wrong').catch((found: Error) => found);
  const words = problem instanceof Error ? problem.message : 'was restored';
  expect(words).toMatch(/journal has \d+ rows, and the site had 0 before and 0 after the backup/);
  expect(words).toContain(`account ${playerCash(rahim).key} says 100001, postings say 100000`);
  expect(existsSync(at('wrong/two-step.key'))).toBe(true);
});

it('saves the rest of a site with its database elsewhere, and says in words what to do for the database', async () => {
  const external = { ...bare, databaseUrl: site.ownerUrl };
  await makeBackup(at('rest'), external, progress);
  expect(said).toContainEqual(expect.stringContaining('Back it up now with the tools of that server'));
  expect(existsSync(at('rest/postgres'))).toBe(false);
  expect(await restoreBackup(at('rest'), { ...elsewhere('rest-again'), databaseUrl: site.ownerUrl }, progress)).toEqual([]);
  expect(readdirSync(at('rest-again'))).toEqual(['database-role.key', 'two-step.key']);
  expect(said).toContain('the books of DATABASE_URL add up');
});
