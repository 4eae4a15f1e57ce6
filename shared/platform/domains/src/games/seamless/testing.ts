import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { cashOf, playerCash, post, system } from '#ledger';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { sign } from './signature';

export interface TestSession {
  session_id: string;
  player_id: string;
  game_code: string;
  playerId: number;
  token: string;
}

export type SeamlessAnswer = Partial<
  Record<'balance' | 'transaction_id' | 'error_code' | 'error_description' | 'session_id' | 'player_id', string>
>;

export interface SentHeaders {
  merchantId?: string;
  timestamp?: string;
  nonce?: string;
  sign?: string;
}

/** Sends a call as a supplier would. */
export async function callWallet({ app, clock, context }: TestPlatform, params: Record<string, string>, sent: SentHeaders = {}) {
  const { merchantId, merchantSecret } = context.settings;
  const headers = { merchantId, timestamp: String(Math.floor(clock.now().getTime() / 1000)), nonce: randomUUID(), ...sent };
  const response = await app.inject({
    method: 'POST',
    url: '/seamless',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-merchant-id': headers.merchantId,
      'x-timestamp': headers.timestamp,
      'x-nonce': headers.nonce,
      'x-sign': sent.sign ?? sign(params, headers, merchantSecret),
    },
    payload: new URLSearchParams(params).toString(),
  });
  if (response.statusCode !== 200) throw new Error(`Not 200 but ${response.statusCode}: ${response.body}`);
  return response.json<SeamlessAnswer>();
}

export async function findGame({ db }: TestPlatform, type = 'SLOT') {
  const { rows } = await db.execute<{ code: string; type: string; platform: string }>(
    sql`select code, type, platform from game where type = ${type} order by display_order limit 1`,
  );
  const [game] = rows;
  if (!game) throw new Error(`No game of type ${type}`);
  return game;
}

interface Bearer {
  token: string;
  remoteId: string;
}

export async function runGame(platform: TestPlatform, player: Bearer, changes: Record<string, unknown> = {}, cookie = '') {
  const { code: gameCode, type: gameType, platform: house } = await findGame(platform);
  const payload = {
    userId: player.remoteId,
    externalURL: 'http://site.test',
    isMobileLogin: true,
    gameCode,
    gameType,
    platform: house,
    ...changes,
  };
  const headers = { authorization: `Bearer ${player.token}`, cookie };
  return platform.app.inject({ method: 'POST', url: '/api/game-run', headers, payload });
}

export const launchTokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

/** Sets the player's main wallet to `credit` paisa and opens a game. */
export async function openTestSession(platform: TestPlatform, credit: bigint, type = 'SLOT'): Promise<TestSession> {
  const player = await platform.signUp();
  await setCash(platform, player.playerId, credit);
  const { code, platform: house } = await findGame(platform, type);
  const launched = await runGame(platform, player, { gameCode: code, gameType: type, platform: house });
  const { url, session } = launched.json<{ url: string; session: string }>();
  await callWallet(platform, { action: 'session', launch_token: launchTokenOf(url) });
  return { session_id: session, player_id: player.remoteId, game_code: code, playerId: player.playerId, token: player.token };
}

async function setCash({ db, clock }: TestPlatform, playerId: number, wanted: bigint) {
  const change = paisa(wanted - (await cashOf(db, playerId)));
  if (change === 0n) return;
  const postings = [
    { account: playerCash(playerId), amount: change },
    { account: system('ADJUSTMENT', playerId), amount: paisa(-change) },
  ];
  await inTransaction(db, (tx) =>
    post(tx, { kind: 'test', idemKey: randomUUID(), ref: { type: 'test', id: '' }, postings, at: clock.now() }),
  );
}

export const idsOf = ({ session_id, player_id, game_code }: TestSession) => ({ session_id, player_id, game_code });
