/**
 * A PostgreSQL for a site whose desk has much to show. It runs the commands of its parent process, one after the other, and removes itself
 * at the end.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import { startPostgres } from '@site/platform-kit/postgres/server';
import { addLedgerEntries, addWaitingDeposits } from '@site/platform-testing/desk-size';

type Order =
  /** Address of the database. */
  | { do: 'url' }
  /** Writes waiting deposits, and entries in the wallet of a player. */
  | { do: 'fill'; username: string; entries: number; waiting: number }
  /** Cursor of a page of the ledger that begins below the entry with this number. */
  | { do: 'place'; nth: number };

/** Longest statement of the filling. */
const FILL_MS = 900_000;
const OTHERS_MAY_ENTER = 0o711;
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=256MB', 'max_wal_size=2GB'];

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
chmodSync(folder, OTHERS_MAY_ENTER);
const directory = join(folder, 'postgres');
const server = await startPostgres({ directory, settings: SETTINGS });
const url = server.url('postgres');
const PATIENT = { answerWithinMs: FILL_MS, lockWithinMs: FILL_MS, idleWithinMs: FILL_MS, doubtAfterMs: FILL_MS };
const { db, close } = openDatabase(url, () => {}, { size: 2, ...PATIENT });
/** Balance of the player before the entries, in paisa. */
let before = 0;

async function fill({ username, entries, waiting }: Extract<Order, { do: 'fill' }>) {
  const { rows } = await db.execute<{ id: string; balance: string }>(sql`
    select p.id, a.balance_cached as balance from players p join account a on a.key = 'player:' || p.id || ':CASH' where p.username = ${username}`);
  const [player] = rows;
  if (!player) throw new Error(`No wallet of ${username}`);
  before = Number(player.balance);
  await addWaitingDeposits(db, waiting);
  await addLedgerEntries(db, { playerId: Number(player.id), entries });
}

async function placeOf(nth: number): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from journal where idem_key = ${`size-${nth}`}`);
  return `${rows[0]?.id}~${before + nth - 1}`;
}

function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'url':
      return Promise.resolve(url);
    case 'fill':
      return fill(order);
    case 'place':
      return placeOf(order.nth);
  }
}

async function end(exitCode = 0) {
  await close();
  await server.stop();
  for (const made of [folder, reachableDirectory(directory)]) rmSync(made, { recursive: true, force: true });
  process.exit(exitCode);
}

process.on('message', (order: Order) => {
  void obey(order).then(
    (answer) => process.send?.({ answer: answer ?? null }),
    (problem: unknown) => {
      console.error(problem);
      return end(1);
    },
  );
});
process.once('disconnect', () => void end());
process.send?.({ answer: 'ready' });
