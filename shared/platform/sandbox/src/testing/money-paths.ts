import { randomUUID } from 'node:crypto';
import { findMethodByName } from '@site/platform-domains/funds';
import { approve, newDeposit, newTrx, signUpReady, type TestPlayer } from '@site/platform-domains/funds/testing';
import { confirmationOf } from '@site/platform-domains/access/testing';
import { callWallet, idsOf, openTestSession } from '@site/platform-domains/games/testing';
import { ask } from '@site/platform-domains/safer-play/testing';
import { addMatch } from '@site/platform-exchange/bets/testing';
import { settleDue } from '@site/platform-exchange/settlement/settle-due.service';
import { addMatched, endWith, openMarket } from '@site/platform-exchange/settlement/testing';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { SLOTS } from '@site/platform-testing/transfer-games';

const TAKA = 2000;

interface Outcome {
  isDone: boolean;
  /** Null for work without an answer. */
  answer: unknown;
}

/** One way of a player's money, which can be sent any number of times and happens once. */
export interface MoneyPath {
  playerId: number;
  send(): Promise<Outcome>;
}

interface Post {
  path: string;
  payload: object;
  key?: string;
}

/** Sends a player's post. */
export async function post(platform: TestPlatform, { token }: { token: string }, { path, payload, key }: Post) {
  const headers = { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) };
  const answer = await platform.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const sentTo = async (...call: Parameters<typeof post>): Promise<Outcome> => {
  const { status, body } = await post(...call);
  return { isDone: status < 500, answer: body };
};

/** Sends a player's call under one key. */
const keyed = (platform: TestPlatform, player: TestPlayer, path: string, payload: object): MoneyPath => {
  const key = randomUUID();
  return { playerId: player.playerId, send: () => sentTo(platform, player, { path, payload, key }) };
};

/** Sends a call of a supplier: a new nonce each time, the same transaction. */
async function wallet(platform: TestPlatform, params: Record<string, string>): Promise<Outcome> {
  const answer = await callWallet(platform, params);
  return { isDone: answer.error_code !== 'INTERNAL_ERROR', answer };
}

/** Parameters of a deposit for which the player has the number. */
export async function readyDeposit(platform: TestPlatform, player: { token: string; playerId: number }, amount: number) {
  const method = await findMethodByName(platform.db, 'Padma Wallet', 'Merchant');
  await ask(platform, player, `get-wallet-number?name=Padma%20Wallet&account_type=Merchant&amount=${amount}`);
  const number = `017${String(player.playerId).padStart(8, '0')}`;
  return { account_number: number, transaction_id: newTrx(), amount, payment_id: method?.id };
}

async function session(platform: TestPlatform) {
  const opened = await openTestSession(platform, BigInt(TAKA * 100));
  const named = (action: string, more: Record<string, string> = {}) => ({
    action,
    ...idsOf(opened),
    round_id: 'round-1',
    transaction_id: `${action}-${randomUUID()}`,
    ...more,
  });
  return { opened, named };
}

/** All ways of money between players and the platform, each for a new player. */
export const MONEY_PATHS: Record<string, (platform: TestPlatform) => Promise<MoneyPath>> = {
  'a deposit': async (platform) => {
    const player = await signUpReady(platform, TAKA);
    return keyed(platform, player, 'submit-deposit', await readyDeposit(platform, player, 1000));
  },
  'a withdrawal': async (platform) => {
    const player = await signUpReady(platform, TAKA);
    const confirmation = await confirmationOf(platform, player);
    const asked = { account_number: '01712345678', amount: 500, payment_id: 0, provider: 'Padma Wallet', confirmation };
    return keyed(platform, player, 'submit-withdraw', asked);
  },
  'an approval by the operator': async (platform) => {
    const player = await signUpReady(platform, TAKA);
    const id = await newDeposit(platform, player);
    const send = async () => {
      const answer = await approve(platform, id);
      return { isDone: answer.statusCode < 500, answer: null };
    };
    return { playerId: player.playerId, send };
  },
  'money to a game wallet': async (platform) =>
    keyed(platform, await signUpReady(platform, TAKA), 'wallet/transfer', { platform: SLOTS.platform, amount: 300 }),
  'money back from a game wallet': async (platform) => {
    const player = await signUpReady(platform, TAKA);
    await post(platform, player, { path: 'wallet/transfer', payload: { platform: SLOTS.platform, amount: 300 }, key: randomUUID() });
    return keyed(platform, player, 'wallet/recall', {});
  },
  'a bet of a game': async (platform) => {
    const { opened, named } = await session(platform);
    const bet = named('bet', { amount: '50.00' });
    return { playerId: opened.playerId, send: () => wallet(platform, bet) };
  },
  'a win of a game': async (platform) => {
    const { opened, named } = await session(platform);
    await wallet(platform, named('bet', { amount: '50.00' }));
    const win = named('win', { amount: '120.00', finished: '1' });
    return { playerId: opened.playerId, send: () => wallet(platform, win) };
  },
  'a refund of a game': async (platform) => {
    const { opened, named } = await session(platform);
    const bet = named('bet', { amount: '50.00' });
    await wallet(platform, bet);
    const { player_id, transaction_id } = { ...bet };
    const refund = { action: 'refund', player_id, transaction_id: `refund-${randomUUID()}`, bet_transaction_id: transaction_id };
    return { playerId: opened.playerId, send: () => wallet(platform, refund) };
  },
  'a rollback of a game': async (platform) => {
    const { opened, named } = await session(platform);
    const bet = named('bet', { amount: '50.00' });
    await wallet(platform, bet);
    const item = (name: string, value: string) => [`rollback_transactions[0][${name}]`, value] as const;
    const items = Object.fromEntries([item('action', 'bet'), item('transaction_id', bet.transaction_id), item('amount', '50.00')]);
    const back = { action: 'rollback', player_id: bet.player_id, transaction_id: `back-${randomUUID()}`, ...items };
    return { playerId: opened.playerId, send: () => wallet(platform, back) };
  },
  'a bet at the exchange': async (platform) => {
    const { player, place } = await bettor(platform);
    const asked = { side: 'back', stake: 300, client_ref: randomUUID() };
    return { playerId: player.playerId, send: () => place(asked) };
  },
  'a cash-out, which is a bet at the exchange': async (platform) => {
    const { player, place } = await bettor(platform);
    await place({ side: 'back', stake: 500, client_ref: randomUUID() });
    const asked = { side: 'lay', odds: 2.02, stake: 400, fill: 'all_or_nothing', client_ref: randomUUID() };
    return { playerId: player.playerId, send: () => place(asked) };
  },
  'the settlement of a market': async (platform) => {
    const { playerId } = await signUpReady(platform, TAKA);
    const marketId = await openMarket(platform, 'odds');
    await addMatched(platform, { playerId, marketId, side: 'back', stake: 100, odds: 2, selection: 'A' });
    endWith(platform, marketId, { kind: 'winner', runners: ['A'] });
    const settled = () =>
      settleDue(platform.context).then(
        () => true,
        () => false,
      );
    return { playerId, send: async () => ({ isDone: await settled(), answer: null }) };
  },
};

async function bettor(platform: TestPlatform) {
  const player = await signUpReady(platform, TAKA);
  const match = addMatch(platform);
  match.offer([[2, 10_000]], [[2.02, 10_000]]);
  const market = { marketId: match.odds, eventId: match.event, selection: 'A', odds: 2 };
  const place = async (asked: object) => {
    const placed = await sentTo(platform, player, { path: 'exchange/bets', payload: { ...market, ...asked } });
    // The bet itself moves on, its identity does not.
    return { ...placed, answer: (placed.answer as { bet_id?: string }).bet_id };
  };
  return { player, place };
}
