import { paisaOfTaka, type Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { assertLedger } from '#ledger';

/** Sum that the journals of one kind moved to or from the held money of a withdrawal. */
const HELD_PART = (kind: string) => sql`coalesce((
  select sum(p.amount) from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
  where j.ref_type = 'withdrawal' and j.ref_id = t.id::text and j.kind = ${kind} and a.key = 'player:' || t.player_id || ':HELD'), 0)`;

const DEPOSIT_PART = (kind: string) => sql`coalesce((
  select sum(p.amount) from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
  where j.ref_type = 'deposit' and j.ref_id = t.id::text and j.kind = ${kind} and a.key = 'player:' || t.player_id || ':CASH'), 0)`;

/** Each query returns one row with a sentence for each broken rule. `t` is a request of one of the players. */
const RULES: readonly ((players: SQL) => SQL)[] = [
  (players) => sql`
    select 'player ' || p.id || ' holds ' || coalesce(a.balance_cached, 0) || ', waiting are ' || w.waiting as problem from players p
    left join account a on a.key = 'player:' || p.id || ':HELD'
    cross join lateral (select coalesce(sum(amount), 0) as waiting from cash_transaction
      where player_id = p.id and action = 'withdraw' and key = '0') w
    where p.id = any(${players}) and coalesce(a.balance_cached, 0) <> w.waiting`,
  (players) => sql`
    select 'withdrawal ' || t.number || ' is ' || t.key || ', paid out ' || -${HELD_PART('withdrawal')} || ' and keeps '
      || ${HELD_PART('withdrawal_hold')} + ${HELD_PART('withdrawal_returned')} + ${HELD_PART('withdrawal')} from cash_transaction t
    where t.player_id = any(${players}) and t.action = 'withdraw'
      and (${HELD_PART('withdrawal')} <> case t.key when '1' then -t.amount else 0 end
        or ${HELD_PART('withdrawal_hold')} + ${HELD_PART('withdrawal_returned')} + ${HELD_PART('withdrawal')}
          <> case t.key when '0' then t.amount else 0 end)`,
  (players) => sql`
    select 'player ' || player_id || ' has two that wait: ' || action from cash_transaction
    where player_id = any(${players}) and key = '0' group by player_id, action having count(*) > 1`,
  (players) => sql`
    select 'TRX ID ' || trx_key || ' is taken twice' from cash_transaction
    where player_id = any(${players}) and action = 'deposit' and key <> '2' group by method_name, trx_key having count(*) > 1`,
  (players) => sql`
    select 'deposit ' || t.number || ' is ' || t.key || ' and credited with ' || ${DEPOSIT_PART('deposit')} from cash_transaction t
    where t.player_id = any(${players}) and t.action = 'deposit'
      and (${DEPOSIT_PART('deposit')} <> case t.key when '1' then t.amount else 0 end
        or ${DEPOSIT_PART('rebate')} <> case t.key when '1' then t.amount / 50 else 0 end or ${DEPOSIT_PART('bonus')} <> 0)`,
  (players) => sql`
    select 'deposit ' || t.number || ' is ' || t.key || ' and its tickets are wrong' from cash_transaction t
    left join turnover_ticket base on base.ref_type = 'deposit' and base.ref_id = t.id::text
    left join turnover_ticket rebate on rebate.ref_type = 'rebate' and rebate.ref_id = t.id::text
    where t.player_id = any(${players}) and t.action = 'deposit'
      and (coalesce(base.required, 0) <> case t.key when '1' then t.amount else 0 end
        or coalesce(rebate.required, 0) <> case t.key when '1' then t.amount / 50 else 0 end)`,
  (players) => sql`
    select 'ticket ' || k.id || ' does not follow from what was staked' from turnover_ticket k
    where k.player_id = any(${players}) and k.status = 'active'
      and k.remaining <> k.required - (select coalesce(sum(credited), 0) from turnover_entry e where e.ticket_id = k.id and e.applied)`,
  (players) => sql`
    select t.number || ' is ' || t.key || ' after ' || e.approved || ' approvals, ' || e.failed || ' refusals, ' || e.received
      || ' submissions, of them ' || e.edits || ' edits'
    from cash_transaction t cross join lateral (
      select count(*) filter (where step = 'approved') as approved, count(*) filter (where step = 'failed') as failed,
        count(*) filter (where step = 'received') as received, count(*) filter (where step = 'received' and before = 'received') as edits
      from (select step, lag(step) over (order by id) as before from cash_transaction_event where transaction_id = t.id) steps) e
    where t.player_id = any(${players})
      and (e.received <> t.attempt or e.approved <> (t.key = '1')::int or e.failed + e.edits <> t.attempt - (t.key <> '2')::int)`,
  (players) => sql`
    select 'player ' || player_id || ' was told ' || told || ' times of ' || steps || ' steps, ' || audited || ' audited' from (
      select p.id as player_id, (select count(*) from inbox_messages where player_id = p.id and title ~ '^(Deposit|Withdrawal) ') as told,
        (select count(*) from audit_log where player_id = p.id and action ~ '^(deposit|withdraw)\\.(received|approved|failed)$') as audited,
        (select count(*) from cash_transaction_event e join cash_transaction t on t.id = e.transaction_id
          where t.player_id = p.id and e.step <> 'initiated') as steps
      from players p where p.id = any(${players})) counted
    where told <> steps or audited <> steps`,
];

/** The main wallet must hold the sum of all requests and all play, and nothing else. */
const walletRule = (players: SQL, startPaisa: Paisa) => sql`
  select 'player ' || a.player_id || ' has ' || a.balance_cached || ' instead of ' || expected from account a
  cross join lateral (select ${startPaisa}::bigint
    + (select coalesce(sum(case when action = 'deposit' then amount + amount / 50 else -amount end), 0) from cash_transaction
      where player_id = a.player_id and (key = '1' or (key = '0' and action = 'withdraw')))
    + (select coalesce(sum(case action when 'win' then amount else -amount end), 0) from seamless_transaction
      where player_id = a.player_id and state = 'done' and action in ('bet', 'win')) as expected) e
  where a.kind = 'CASH' and a.player_id = any(${players}) and a.balance_cached <> expected`;

/** Returns one sentence for each rule that these players' money breaks. @param startTaka credit of each player at the start */
export async function brokenRules(db: Executor, players: readonly { playerId: number }[], startTaka: number): Promise<string[]> {
  await assertLedger(db);
  const ids = sql`${players.map(({ playerId }) => playerId)}::bigint[]`;
  const questions = [...RULES.map((rule) => rule(ids)), walletRule(ids, paisaOfTaka(startTaka))];
  const { rows } = await db.execute<{ problem: string }>(sql.join(questions, ' union all '));
  return rows.map(({ problem }) => problem);
}
