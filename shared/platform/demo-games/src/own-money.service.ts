import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { addToPractice, readPractice, takeFromPractice } from './practice.repository';
import type { SupplierSession } from './sessions.repository';
import { addToWallet, readBalance, takeFromWallet } from './wallets.repository';

/** True when the stakes of the session are in the supplier's own store: a transfer wallet, or practice money. */
export const keepsMoney = ({ hasOwnWallet, practiceUntil }: SupplierSession) => hasOwnWallet || practiceUntil !== null;

/** True when the time of a session without money is over. */
export const isOver = ({ practiceUntil }: SupplierSession, now: Date) => practiceUntil !== null && new Date(practiceUntil) <= now;

export const readOwnMoney = (db: Executor, session: SupplierSession) =>
  session.practiceUntil === null ? readBalance(db, session) : readPractice(db, session.id);

/** @returns false when it is less */
export const takeStake = (tx: Executor, session: SupplierSession, amount: Paisa) =>
  session.practiceUntil === null ? takeFromWallet(tx, session, amount) : takeFromPractice(tx, session.id, amount);

export const give = (tx: Executor, session: SupplierSession, amount: Paisa) =>
  session.practiceUntil === null ? addToWallet(tx, session, amount) : addToPractice(tx, session.id, amount);
