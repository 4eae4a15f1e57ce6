import { paisa, type Paisa } from '@site/api/money';
import { gauge } from '@site/serving/metrics';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { playerCash, system, type AccountRef } from './ledger.accounts';
import { balanceAfter, inLockOrder, journalProblem, type Posting } from './ledger.policy';
import {
  createAccounts,
  findBrokenInvariants,
  hasJournal,
  lockAccounts,
  lockFreeAccounts,
  readCash,
  writeJournal,
  type AccountRow,
} from './ledger.repository';

export interface Journal {
  kind: string;
  /** Idempotency key, one per business event: a second journal with the same key is not written. */
  idemKey: string;
  ref: { type: string; id: string };
  postings: readonly Posting[];
  /** Lets the balance go below zero. Set it only where the house takes back money that may be spent already. */
  allowNegative?: boolean;
  at: Date;
}

/** A player's account would go below zero. Nothing was written, so the transaction can go on. */
export class InsufficientFunds extends Error {
  constructor(readonly account: AccountRef) {
    super(`Not enough money on ${account.key}`);
    this.name = 'InsufficientFunds';
  }
}

/** Accounts that this transaction has locked, as read at the time of the lock. */
export type LockedAccounts = ReadonlyMap<string, AccountRow>;

/**
 * Writes one journal and its balances inside the caller's transaction. @returns false when the key was posted before
 * @param held the journal's accounts, when the caller has locked them and not posted since
 * @throws InsufficientFunds before anything is written
 */
export async function post(tx: Executor, journal: Journal, held?: LockedAccounts): Promise<boolean> {
  const { kind, idemKey, ref, postings, allowNegative = false, at } = journal;
  const problem = journalProblem(postings);
  if (problem) throw new Error(`${problem}: ${idemKey}`);
  const accounts = held ?? (await lockAccountsOf(tx, postings));
  const lines = [];
  for (const { account, amount } of merged(postings)) {
    const row = accounts.get(account.key);
    if (!row) throw new Error(`No account ${account.key}`);
    const after = account.owner === 'player' ? balanceAfter(row.balance, amount, allowNegative) : NEVER_OVERDRAWN;
    if (after) lines.push({ accountId: row.id, amount, isOverdrawn: after.isOverdrawn });
    else if (await hasJournal(tx, idemKey)) return false;
    else throw new InsufficientFunds(account);
  }
  return writeJournal(tx, { kind, idemKey, refType: ref.type, refId: ref.id, allowNegative, createdAt: at, lines });
}

/** The balance of a system account may be above or below zero. */
const NEVER_OVERDRAWN = { isOverdrawn: false };

/** Merges the postings of one account, so that each cached balance is written once. */
function merged(postings: readonly Posting[]): Posting[] {
  const byKey = new Map<string, Posting>();
  for (const { account, amount } of postings)
    byKey.set(account.key, { account, amount: paisa((byKey.get(account.key)?.amount ?? 0n) + amount) });
  return [...byKey.values()].filter(({ amount }) => amount !== 0n);
}

const lockAccountsOf = (tx: Executor, postings: readonly Posting[]) =>
  lock(
    tx,
    postings.map(({ account }) => account),
  );

/**
 * Locks accounts until the transaction ends and creates missing ones. The lock on a main wallet serialises all decisions about that
 * player's money.
 */
export async function lock(tx: Executor, accounts: readonly AccountRef[]): Promise<LockedAccounts> {
  const ordered = inLockOrder([...new Map(accounts.map((account) => [account.key, account])).values()]);
  const keys = ordered.map(({ key }) => key);
  const locked = await lockAccounts(tx, keys);
  const missing = ordered.filter(({ key }) => !locked.has(key));
  if (!missing.length) return locked;
  await createAccounts(tx, missing);
  return lockAccounts(tx, keys);
}

/** Opens accounts ahead of time, so that the first bet does not have to. */
export const openAccounts = (tx: Executor, accounts: readonly AccountRef[]) => createAccounts(tx, inLockOrder(accounts));

/** Locks the player's main wallet: every other decision about this player's money waits. @returns the main wallet in paisa */
export async function lockCash(tx: Executor, playerId: number): Promise<Paisa> {
  const account = playerCash(playerId);
  return (await lock(tx, [account])).get(account.key)?.balance.amount ?? paisa(0n);
}

/** Locks the main wallets that no other transaction has locked, without waiting. @returns balance in paisa by player id */
export async function lockFreeCash(tx: Executor, playerIds: readonly number[]): Promise<Map<number, Paisa>> {
  const free = await lockFreeAccounts(
    tx,
    playerIds.map((id) => playerCash(id).key),
  );
  const wallets = playerIds.map((id) => [id, free.get(playerCash(id).key)?.balance.amount] as const);
  return new Map(wallets.filter((wallet): wallet is [number, Paisa] => wallet[1] !== undefined));
}

/** Grants demo money, without a deposit or a turnover ticket. @param ref idempotency key: a second grant under it does nothing */
export const grantCredit = (tx: Executor, playerId: number, amount: Paisa, ref: { type: string; id: string }, at: Date) =>
  post(tx, {
    kind: 'grant',
    idemKey: `grant:${ref.type}:${ref.id}`,
    ref,
    postings: [
      { account: system('ADJUSTMENT', playerId), amount: paisa(-amount) },
      { account: playerCash(playerId), amount },
    ],
    at,
  });

export const cashOf = async (db: Executor, playerId: number) => (await readCash(db, playerId)).cash;

/** Paisa that can be staked: the main wallet less the exposure at the exchange. */
export async function available(db: Executor, playerId: number): Promise<Paisa> {
  const { cash, held } = await readCash(db, playerId);
  return paisa(cash - held);
}

/** Checks all invariants of the whole ledger. @throws Error that lists every broken one */
export async function assertLedger(db: Executor) {
  const problems = await inTransaction(db, findBrokenInvariants);
  gauge('site_ledger_broken_invariants', () => problems.length);
  if (problems.length) throw new Error(`The ledger does not add up: ${problems.join('; ')}`);
}
