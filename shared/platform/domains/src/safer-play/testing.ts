import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { randomUUID } from 'node:crypto';
import { callWallet, idsOf, type TestSession } from '#games/testing';
import type { TestPlatform } from '@site/platform-testing/test-platform';

interface Bearer {
  token: string;
}

/** Sends a player's call, and stores the renewed token of its answer. */
export async function ask({ app }: TestPlatform, bearer: Bearer, path: string, payload?: object) {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${bearer.token}` },
    ...(payload ? { payload } : {}),
  });
  const renewed = answer.headers[RENEWED_TOKEN_HEADER];
  if (typeof renewed === 'string') bearer.token = renewed;
  return answer;
}

export const setLimit = (platform: TestPlatform, player: Bearer, kind: string, period: string, amount: number | string | null) =>
  ask(platform, player, 'safer-play/limits', { kind, period, amount });

/** Stakes taka. @returns the answer with the bet's id */
export async function bet(platform: TestPlatform, session: TestSession, amount: number, { id, round } = newBet()) {
  const params = { action: 'bet', ...idsOf(session), round_id: round, transaction_id: id, amount: amount.toFixed(2) };
  return { id, round, ...(await callWallet(platform, params)) };
}

const newBet = () => ({ id: randomUUID() as string, round: randomUUID() as string });

export const win = (platform: TestPlatform, session: TestSession, amount: number, round: string) =>
  callWallet(platform, {
    action: 'win',
    ...idsOf(session),
    round_id: round,
    transaction_id: randomUUID(),
    amount: amount.toFixed(2),
    finished: '1',
  });

export const refund = (platform: TestPlatform, { player_id }: TestSession, bet: string) =>
  callWallet(platform, { action: 'refund', player_id, transaction_id: randomUUID(), bet_transaction_id: bet });

export { imposedBreakMessage, suggestedLimitMessage } from './desk.messages';
export { limitMessage } from './limit.messages';
export { timerMessage } from './timer.messages';
export { fullStopMessage, restrictionEndedMessage, restrictionMessage } from './restriction.messages';
export { insertRestriction } from './restriction.repository';
