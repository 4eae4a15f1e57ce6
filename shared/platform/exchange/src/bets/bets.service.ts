import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { Refusal } from '@site/platform-kit/base/refusal';
import { readCash } from '@site/platform-domains/ledger';
import { betIdOf } from './bet';
import { countBets, findOwnBet, listBets, type ExchangeBetFilter, type BetWithMarket } from './bets.repository';
import { listHolds } from './holds.repository';

const PER_PAGE = 50;

export async function readBets(db: Executor, filter: ExchangeBetFilter, page: number) {
  const [bets, total] = await Promise.all([listBets(db, filter, { page, perPage: PER_PAGE }), countBets(db, filter)]);
  return { bets, total, perPage: PER_PAGE };
}

/** @throws Refusal `platform.not_found` for an unknown bet and for one of another player alike */
export async function ownBet(db: Executor, playerId: number, name: string): Promise<BetWithMarket> {
  const id = betIdOf(name);
  const found = id === null ? null : await findOwnBet(db, playerId, id);
  if (!found) throw new Refusal('platform.not_found');
  return found;
}

/** Reads the holds and the cash in one repeatable-read transaction, so that they belong together. */
export const readExposure = (db: Executor, playerId: number) =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return { markets: await listHolds(tx, playerId), cash: (await readCash(tx, playerId)).cash };
  });
