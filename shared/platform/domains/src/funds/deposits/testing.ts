import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import type { TestBearer, TestPlatform, TestPlayer } from '@site/platform-testing/test-platform';
import { findMethodByName } from '../payment-methods/payment-methods.repository';
import { ask } from '#safer-play/testing';

interface TestAnswer {
  statusCode: number;
  json<T>(): T;
}

/** Gives the player a verified main number of eleven digits. @returns the number */
export async function verifyPhone({ db, clock }: TestPlatform, { playerId }: TestBearer): Promise<string> {
  const phone = `017${String(playerId).padStart(8, '0')}`;
  await db.execute(sql`update players set phone = ${phone}, phone_verified_at = ${clock.now().toISOString()} where id = ${playerId}`);
  return phone;
}

export interface TestDepositor extends TestPlayer {
  phone: string;
}

/** Signs up a player whose number is verified. */
export async function newDepositor(platform: TestPlatform): Promise<TestDepositor> {
  const player = await platform.signUp();
  return { ...player, phone: await verifyPhone(platform, player) };
}

/** Id of the merchant account of Padma Wallet, which takes every amount within 100 to 25,000 taka. */
export const PADMA_MERCHANT = 2;

export const askForNumber = (platform: TestPlatform, player: TestBearer, amount: number | string = 1000) =>
  ask(platform, player, `get-wallet-number?name=Padma%20Wallet&account_type=Merchant&amount=${amount}`);

/** `ok`, or the code of the refusal. */
export const outcomeOf = ({ statusCode, json }: TestAnswer) => (statusCode === 200 ? 'ok' : json<{ code: string }>().code);

/** Decides the player's pending requests directly in the table, without any effect on money or messages. */
export const setKey = ({ db }: TestPlatform, { playerId }: TestBearer, key: '1' | '2') =>
  db.execute(sql`update cash_transaction set key = ${key} where player_id = ${playerId} and key = '0'`);

/** A new TRX ID of Padma Wallet that the reviewer approves. */
export const newTrx = () => `${randomUUID().replaceAll('-', '').slice(0, 7).toUpperCase()}29X`;

export interface TestDeposit {
  amount?: number | undefined;
  /** Name of the wallet. The deposit goes to its merchant account, which takes every amount. */
  method?: string;
  trx?: string;
  promotion?: number | undefined;
}

/** Requests a number and submits the deposit as paid, for a player prepared by `verifyPhone`. @returns the answer to the submission */
export async function submitDepositAs(platform: TestPlatform, player: TestBearer, deposit: TestDeposit = {}) {
  const { amount = 1000, method: name = 'Padma Wallet', trx = newTrx(), promotion } = deposit;
  const method = await findMethodByName(platform.db, name, 'Merchant');
  if (!method) throw new Error(`No method ${name}`);
  const wanted = new URLSearchParams({ name, account_type: method.accountType, amount: String(amount) });
  await ask(platform, player, `get-wallet-number?${wanted}`);
  return ask(platform, player, 'submit-deposit', {
    account_number: `017${String(player.playerId).padStart(8, '0')}`,
    transaction_id: trx,
    amount,
    payment_id: method.id,
    ...(promotion === undefined ? {} : { promotion_id: promotion }),
  });
}
