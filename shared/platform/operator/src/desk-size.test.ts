import { operate } from '@site/platform-domains/funds/testing';
import { sql } from '@site/platform-kit/data/sql';
import { addLedgerEntries, addWaitingDeposits } from '@site/platform-testing/desk-size';
import { plansOf } from '@site/platform-testing/query-plans';
import { createTestPlatform, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import type { LedgerEntry } from './players.shapes';
import type { QueuePage } from './queue.shapes';

const WAITING = 10_000;
const ENTRIES = 100_000;
const PAGE = 200;
/** Rows of one page with what is joined to each, and some more for the account and the settings. */
const MOST_ROWS = 5 * PAGE;

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await platform.signUp();
  await addWaitingDeposits(platform.db, WAITING);
  await addLedgerEntries(platform.db, { playerId: player.playerId, entries: ENTRIES });
});
afterAll(() => platform.stop());

const queuePage = async (after: string | null) => {
  const query = new URLSearchParams({ limit: String(PAGE), ...(after === null ? {} : { after }) });
  return (await operate(platform, 'GET', `queue?${query}`)).json<QueuePage>();
};
const ledgerPage = async (after: string | null) => {
  const query = new URLSearchParams({ limit: String(PAGE), ...(after === null ? {} : { after }) });
  return (await operate(platform, 'GET', `players/${player.username}/ledger?${query}`)).json<{
    rows: LedgerEntry[];
    next: string | null;
  }>();
};

it('reads 10,000 waiting requests page by page, each once, and the last page costs no more than the first', async () => {
  const numbers: string[] = [];
  let after: string | null = null;
  let last: string | null = null;
  do {
    const page: QueuePage = await queuePage(after);
    expect(page.count).toBe(WAITING);
    numbers.push(...page.rows.map(({ transaction_id: id }) => id));
    [last, after] = [after, page.next];
  } while (after !== null);
  expect(numbers).toHaveLength(WAITING);
  expect(new Set(numbers).size).toBe(WAITING);
  const { indexes } = await plansOf(platform, () => queuePage(last));
  expect(indexes).toContain('cash_transaction_queue');
});

it('reads a long ledger from any place in one page of rows, with the balance that all earlier entries give', async () => {
  const first = await ledgerPage(null);
  expect(first.rows[0]?.balance).toBe(String(500 + ENTRIES / 100) + '.00');
  const depths = [first.next, await placeOf(ENTRIES / 2), await placeOf(PAGE)];
  for (const place of depths) {
    const { scannedTables, rowsRead } = await plansOf(platform, () => ledgerPage(place));
    expect(scannedTables).not.toContain('posting');
    expect(scannedTables).not.toContain('journal');
    expect(rowsRead).toBeLessThan(MOST_ROWS);
  }
  const { rows } = await ledgerPage(await placeOf(ENTRIES / 2));
  expect(rows[0]?.balance).toBe(String(500 + (ENTRIES / 2 - 1) / 100));
});

/** The place below the entry with this number, as a page that ends there names it. */
async function placeOf(nth: number): Promise<string> {
  const { rows } = await platform.db.execute<{ id: string }>(sql`select id from journal where idem_key = ${`size-${nth}`}`);
  return `${rows[0]?.id}~${50_000 + nth - 1}`;
}
