import { randomUUID } from 'node:crypto';
import { callWallet, idsOf, type TestSession } from '#seamless/testing';
import type { TestPlatform } from '#testing/test-platform';

interface Bearer {
  token: string;
}

/** Sends a player's call. */
export const ask = ({ app }: TestPlatform, { token }: Bearer, path: string, payload?: object) =>
  app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

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
