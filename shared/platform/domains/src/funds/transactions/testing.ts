import { sql } from '@site/platform-kit/data/sql';
import type { Transaction } from '@site/api/contracts/funds';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { submitDepositAs, type TestDeposit } from '../deposits/testing';
import { ask } from '#safer-play/testing';
import { withdraw, type TestPlayer } from '../withdrawals/testing';

const numberOf = (answer: { statusCode: number; body: string; json: () => { transaction_id: string } }) => {
  if (answer.statusCode !== 200) throw new Error(`Not taken: ${answer.body}`);
  return answer.json().transaction_id;
};

/** @returns number of the request */
export const newDeposit = async (platform: TestPlatform, player: TestPlayer, deposit: TestDeposit = {}) =>
  numberOf(await submitDepositAs(platform, player, deposit));

/** @returns number of the request */
export const newWithdrawal = async (platform: TestPlatform, player: TestPlayer, changes: Record<string, unknown> = {}) =>
  numberOf(await withdraw(platform, player, changes));

/** The player's requests as shown, the newest first. */
export const shownTo = async (platform: TestPlatform, player: { token: string }) =>
  (await ask(platform, player, 'transaction/show')).json<Transaction[]>();

/** Sends an operator's call. */
export const operate = ({ operator, context }: TestPlatform, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  operator.inject({
    method,
    url: `/operator/${path}`,
    headers: { 'x-operator-key': context.settings.operatorKey },
    ...(payload ? { payload } : {}),
  });

/** @param attempt that the operator looked at */
export const approve = (platform: TestPlatform, id: string, attempt?: number) =>
  operate(platform, 'POST', `transactions/${id}/approve`, attempt === undefined ? {} : { attempt });
export const fail = (platform: TestPlatform, id: string, reason = 'The sender is unknown.', attempt?: number) =>
  operate(platform, 'POST', `transactions/${id}/fail`, attempt === undefined ? { reason } : { reason, attempt });

/** Audit rows of a player's deposits and withdrawals, in their order. */
export async function auditOf({ db }: TestPlatform, { playerId }: TestPlayer) {
  const { rows } = await db.execute<{ action: string; ip: string; detail: Record<string, unknown> }>(sql`
    select action, ip, detail from audit_log where player_id = ${playerId} and (action like 'deposit.%' or action like 'withdraw.%') order by id`);
  return rows;
}

/** Titles and texts of the inbox, the newest first, in both languages. */
export async function inboxOf({ db }: TestPlatform, { playerId }: Pick<TestPlayer, 'playerId'>) {
  const { rows } = await db.execute<{ title: string; message: string; title_bn: string; message_bn: string }>(sql`
    select title, message, title_bn, message_bn from inbox_messages where player_id = ${playerId} order by id desc`);
  return rows;
}
