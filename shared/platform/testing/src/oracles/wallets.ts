import { assertLedger } from '@site/platform-domains/ledger';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { HeardBalances, Oracle } from './oracle';

export const books: Oracle = {
  name: 'books',
  says: 'every journal sums to zero, and every balance is the sum of its postings',
  check: (db) =>
    assertLedger(db).then(
      () => [],
      (problem: unknown) => {
        if (problem instanceof Error && problem.message.startsWith('The ledger does not add up')) return [problem.message];
        throw problem;
      },
    ),
};

const cashKey = sql`'player:' || p.id || ':CASH'`;

export const wallets: Oracle = {
  name: 'wallets',
  says: 'the main wallet of a player who waits for nothing is what the answers to the player add up to',
  async check(db, witness) {
    const expected = witness.wallets();
    const { rows } = await db.execute<{ player: string; paisa: string }>(sql`
      select p.remote_id as player, a.balance_cached as paisa from players p join account a on a.key = ${cashKey}
      where p.remote_id = any(${expected.map(({ player }) => player)}::text[])`);
    const found = new Map(rows.map(({ player, paisa }) => [player, BigInt(paisa)]));
    const now = new Map(witness.wallets().map(({ player, writes }) => [player, writes]));
    return expected.flatMap(({ player, paisa, writes }) => {
      const isSame = (found.get(player) ?? 0n) === paisa;
      return isSame || now.get(player) !== writes
        ? []
        : [`player ${player} has ${found.get(player) ?? 0n} paisa, and the answers add up to ${paisa}`];
    });
  },
};

/** Every balance that the player's main wallet ever had, in its order. */
async function historyOf(db: Executor, players: readonly string[]): Promise<Map<string, bigint[]>> {
  const { rows } = await db.execute<{ player: string; paisa: string }>(sql`
    select p.remote_id as player, sum(po.amount) over (partition by p.id order by po.journal_id, po.position) as paisa
    from players p join account a on a.key = ${cashKey} join posting po on po.account_id = a.id
    where p.remote_id = any(${players}::text[]) order by p.id, po.journal_id, po.position`);
  const histories = new Map(players.map((player) => [player, [0n]]));
  for (const { player, paisa } of rows) histories.get(player)?.push(BigInt(paisa));
  return histories;
}

/** @returns the first balance that does not follow those before it; null when all do */
function outOfOrder({ paisa }: HeardBalances, history: readonly bigint[]): bigint | null {
  let place = 0;
  for (const balance of paisa) {
    place = history.indexOf(balance, place);
    if (place < 0) return balance;
  }
  return null;
}

export const eventOrder: Oracle = {
  name: 'events',
  says: 'the balances that a page hears are balances of the wallet, in their order',
  async check(db, witness) {
    const heard = witness.heard().map(({ player, paisa }) => ({ player, paisa: [...paisa] }));
    const histories = await historyOf(db, [...new Set(heard.map(({ player }) => player))]);
    return heard.flatMap((one) => {
      const wrong = outOfOrder(one, histories.get(one.player) ?? []);
      return wrong === null ? [] : [`player ${one.player} heard ${wrong} paisa after a later balance; all: ${one.paisa.join(', ')}`];
    });
  },
};
