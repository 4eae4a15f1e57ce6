import { assertLedger, playerCash } from '@site/platform-domains/ledger';
import { operate } from '@site/platform-domains/funds/testing';
import { sql } from '@site/platform-kit/data/sql';
import { tidy } from '@site/platform-testing/bet-history';
import { plansOf } from '@site/platform-testing/query-plans';
import { createTestPlatform, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import type { LedgerEntry } from './players.shapes';
import type { QueuePage } from './queue.shapes';

const WAITING = 2000;
const ENTRIES = 20_000;
/** Accounts that the entries are booked against; each has as many of them. */
const OTHERS = 1_000;
const PAGE = 200;
/** Rows of one page with what is joined to each, and some more for the account and the settings. */
const MOST_ROWS = 5 * PAGE;

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await platform.signUp();
  await fillQueue();
  await fillLedger();
  await tidy(platform.db, 'players', 'cash_transaction', 'journal', 'posting', 'account');
});
afterAll(() => platform.stop());

/** One waiting deposit of each of so many players, three at each moment. */
const fillQueue = () =>
  platform.db.execute(sql`
    with made as (
      insert into players (remote_id, username, username_key, email, email_key, phone, phone_key, password_hash, currency, referral_code, created_at)
      select 'q' || n, 'queued' || n, 'queued' || n, 'q' || n || '@x.example', 'q' || n || '@x.example', '015' || lpad(n::text, 8, '0'),
        '15' || lpad(n::text, 8, '0'), '', 'BDT', 'QUEUED' || n, now() from generate_series(1, ${WAITING}::int) n
      returning id, substr(username, 7)::int as n
    )
    insert into cash_transaction (number, player_id, action, amount, method_id, method_name, account_number, trx_id, trx_key, initiated_at,
      submitted_at, updated_at)
    select 'Q' || n, made.id, 'deposit', 50000 + n, m.id, m.name, '01712345678', 'Q' || n, 'Q' || n, at, at, at
    from made cross join lateral (select timestamptz '2026-01-01' + (n / 3) * interval '1 second' as at) t
    cross join (select id, name from payment_method order by id limit 1) m`);

/** So many entries of one paisa in the wallet of the player, against as many accounts as a site with many players has. */
async function fillLedger() {
  const wallet = sql`(select id from account where key = ${playerCash(player.playerId).key})`;
  await platform.db.execute(sql`
    insert into account (key, owner, kind) select 'system:ADJUSTMENT:size' || n, 'system', 'ADJUSTMENT' from generate_series(0, ${OTHERS - 1}::int) n`);
  const other = sql`(select id from account where key = 'system:ADJUSTMENT:size' || entry.id % ${OTHERS})`;
  await platform.db.execute(sql`
    with entry as (
      insert into journal (kind, idem_key, ref_type, ref_id, allow_negative, created_at)
      select 'grant', 'size-' || n, 'test', n::text, false, now() from generate_series(1, ${ENTRIES}::int) n returning id
    )
    insert into posting (journal_id, position, account_id, amount)
    select entry.id, side.position, side.account_id, side.amount from entry
    cross join lateral (values (1::smallint, ${wallet}, 1::bigint), (2::smallint, ${other}, -1::bigint)) side (position, account_id, amount)`);
  await platform.db.execute(sql`update account set balance_cached = balance_cached + ${ENTRIES} where id = ${wallet}`);
  await platform.db.execute(
    sql`update account set balance_cached = balance_cached - ${ENTRIES / OTHERS} where key like 'system:ADJUSTMENT:size%'`,
  );
  await assertLedger(platform.db);
}

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

it('reads 2,000 waiting requests page by page, each once, and the last page costs no more than the first', async () => {
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
