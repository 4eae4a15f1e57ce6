import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { Oracle, PlayerWrite, WriteKind } from './oracle';

/** Statements that count the effects of keys. A key without effects may be missing in their rows. */
const EFFECTS: Record<WriteKind, (keys: readonly string[]) => SQL> = {
  'sign-up': (keys) => sql`select username as key, count(*) as effects from players where username = any(${keys}::text[]) group by 1`,
  deposit: (keys) => sql`
    select trx_id as key, count(*) as effects from cash_transaction where action = 'deposit' and trx_id = any(${keys}::text[]) group by 1`,
  approval: (keys) => journalsOf('deposit', 'deposit', keys),
  withdrawal: (keys) => sql`
    select m.key, count(j.id) as effects from money_call m join cash_transaction c on c.number = m.answer ->> 'transaction_id'
    left join journal j on j.ref_type = 'withdrawal' and j.ref_id = c.id::text and j.kind = 'withdrawal_hold'
    where m.key = any(${keys}::text[]) group by 1`,
  return: (keys) => journalsOf('withdrawal', 'withdrawal_returned', keys),
  round: (keys) => sql`
    select r.client_round as key, count(t.transaction_id) as effects from supplier_rounds r
    left join seamless_transaction t on t.transaction_id = 'bet-' || r.id and t.action = 'bet' and t.state = 'done'
    where r.client_round = any(${keys}::text[]) group by 1`,
  bet: (keys) => sql`
    select client_ref::text as key, count(*) as effects from exchange_bet where client_ref = any(${keys}::uuid[]) group by 1`,
  cancel: (keys) => sql`
    select 'EX' || id as key, count(*) as effects from exchange_bet
    where id = any(select substr(key, 3)::bigint from unnest(${keys}::text[]) key) and waiting_stake = 0 group by 1`,
  message: (keys) => sql`
    select client_key as key, count(*) as effects from chat_message where by = 'player' and client_key = any(${keys}::text[]) group by 1`,
};

const journalsOf = (type: string, kind: string, numbers: readonly string[]) => sql`
  select c.number as key, count(j.id) as effects from cash_transaction c
  left join journal j on j.ref_type = ${type} and j.ref_id = c.id::text and j.kind = ${kind}
  where c.number = any(${numbers}::text[]) group by 1`;

/** Kinds whose effect may come about otherwise too: a bet that waits ends with its market as well. */
const MAY_HAPPEN_ANYWAY: readonly WriteKind[] = ['cancel'];

function isAsTold({ kind, outcome, tries }: PlayerWrite, effects: number) {
  if (outcome === 'acknowledged') return effects === 1;
  // A lost first try may still have been under way when the second one was refused.
  const isRefusedForSure = outcome === 'refused' && tries === 1 && !MAY_HAPPEN_ANYWAY.includes(kind);
  return effects <= (isRefusedForSure ? 0 : 1);
}

async function effectsOf(db: Executor, kind: WriteKind, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; effects: string }>(EFFECTS[kind](keys));
  return new Map(rows.map(({ key, effects }) => [key, Number(effects)]));
}

export const exactlyOnce: Oracle = {
  name: 'writes',
  says: 'each acknowledged write is there exactly once, each unknown one at most once, and no refused one',
  async check(db, witness) {
    const problems: string[] = [];
    // Copies, because an outcome may change while the database answers.
    const writes = witness.writes().map((write) => ({ ...write }));
    for (const [kind, own] of grouped(writes)) {
      const effects = await effectsOf(db, kind, [...new Set(own.map(({ key }) => key))]);
      for (const write of own) {
        const count = effects.get(write.key) ?? 0;
        if (!isAsTold(write, count))
          problems.push(
            `${kind} ${write.key} of player ${write.player} was ${write.outcome} after ${write.tries} tries and is there ${count} times`,
          );
      }
    }
    return problems;
  },
};

function grouped(writes: readonly PlayerWrite[]): Map<WriteKind, PlayerWrite[]> {
  const groups = new Map<WriteKind, PlayerWrite[]>();
  for (const write of writes) {
    const own = groups.get(write.kind);
    if (own) own.push(write);
    else groups.set(write.kind, [write]);
  }
  return groups;
}
