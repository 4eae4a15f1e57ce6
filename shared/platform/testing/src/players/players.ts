import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createPlayers, login } from '@site/api/contracts/access';
import { gameRun, getGames } from '@site/api/contracts/catalogue';
import { openChat, sendMessage } from '@site/api/contracts/chat';
import { cancelBet, getMatchOdds, MIN_STAKE, placeBet, type SportEvent } from '@site/api/contracts/exchange';
import { balance } from '@site/api/contracts/wallet';
import { paisaOf } from '@site/api/money';
import { freshSignUp, type TestAccount } from './accounts';
import { isLost, type Answer, type AnswerReading, type Client } from './client';
import type { PlayersJournal } from './journal';

/** All that players share. */
export interface PlayersTable {
  client: Client;
  journal: PlayersJournal;
  /** Draws the choices of the players. */
  random: () => number;
  /** Aborted when the players stop; each finishes its call. */
  stopped: AbortSignal;
  /** Matches in play, for bets and viewers; the list may change, because matches end. */
  matches: readonly SportEvent[];
}

/** Match of one player or viewer at the moment. */
export function matchOf({ matches }: PlayersTable, nth: number): SportEvent {
  const match = matches[nth % matches.length];
  if (!match) throw new Error('No match is played: start the site with other matches');
  return match;
}

/** Pauses in ms of a player between two calls. */
const REST_MS = 400;
const CHAT_MS = 4000;

/** Waits, and returns at once when the players stop. */
export const rest = ({ stopped }: PlayersTable, ms = REST_MS) => wait(ms, undefined, { signal: stopped }).catch(() => undefined);

const STAKE_PAISA = 100;
/** Code of a round whose stake was paid back. */
export const VOIDED = 'voided';
const NOT_DECIDED = ['betting', 'open', 'paying', 'refunding'];

function readRound({ status, body }: Answer): AnswerReading {
  if (status === 409 && body['problem'] === 'busy') return { outcome: 'again' };
  const round = body['round'] as { status: string; payout: number | null; stake: number } | undefined;
  if (!round) return { outcome: 'refused' };
  if (NOT_DECIDED.includes(round.status)) return { outcome: 'again' };
  if (round.status !== 'settled') return { outcome: 'refused', code: VOIDED };
  return { outcome: 'acknowledged', paisa: BigInt((round.payout ?? 0) - round.stake) };
}

/** Path of a round at the games. */
export const ROUNDS_PATH = '/api/rounds';

/** Plays rounds of a slot. */
export async function gamer(table: PlayersTable, account: TestAccount) {
  const { client, journal, stopped } = table;
  let session: string | null = null;
  while (!stopped.aborted) {
    session ??= await launch(table, account);
    if (!session) continue;
    const round = randomUUID();
    const body = { session, round, stake: STAKE_PAISA, choice: {}, clientSeed: 'players' };
    const answer = await client.write(
      journal.begin(account.remoteId, 'round', round),
      { url: client.site.gamesUrl + ROUNDS_PATH, body },
      readRound,
    );
    if (answer && answer.status >= 400) session = null;
    await client.call({ url: balance.path, body: {}, account });
    await rest(table);
  }
}

async function launch({ client, stopped }: PlayersTable, account: TestAccount): Promise<string | null> {
  while (!stopped.aborted) {
    const list = await client.insist({ url: `${getGames.path}?type=SLOT` });
    const [game] = list ? getGames.output.parse(list.body).games : [];
    const body = game && {
      userId: account.remoteId,
      externalURL: client.site.url,
      isMobileLogin: true,
      gameCode: game.code,
      gameType: game.type,
      platform: game.platform,
    };
    const started = body && (await client.insist({ url: gameRun.path, account, body }));
    if (started && started.status < 300) {
      const page = await client.insist({ url: gameRun.output.parse(started.body).url });
      const { session } = JSON.parse(/id="start">(.*?)<\/script>/.exec(String(page?.body['text']))?.[1] ?? '{}') as { session?: string };
      if (session) return session;
    }
    await wait(REST_MS);
  }
  return null;
}

const PAISA = 100n;
/** The least that the exchange takes, in BDT. */
const BET_STAKE = String(MIN_STAKE / PAISA);
/** So far from the price that the bet waits until it is cancelled. */
const FAR_ODDS = '50';
const WAITING = 0.35;
const CANCEL_AFTER_MS = [1000, 7000] as const;

/** Places bets at a match, and cancels those that wait. */
export async function bettor(table: PlayersTable, account: TestAccount, nth: number) {
  const { client, journal, stopped, random } = table;
  const cancels: Promise<unknown>[] = [];
  while (!stopped.aborted) {
    const match = matchOf(table, nth);
    const path = getMatchOdds.path.replace(':marketId', match.MarketId);
    const odds = await client.call({ url: client.site.exchangeUrl + path });
    const market = odds && getMatchOdds.output.safeParse(Object.values(odds.body)).data?.[0];
    if (odds && !isLost(odds) && !market) journal.see({ at: Date.now(), ms: 0, path, failure: `${odds.status} without a market` });
    const runner = market?.runners[0];
    const side = random() < 0.5 ? 'back' : 'lay';
    const price = (side === 'back' ? runner?.availableToBack : runner?.availableToLay)?.[0]?.price;
    if (runner && price) {
      const isWaiting = random() < WAITING;
      const reference = randomUUID();
      const body = {
        marketId: match.MarketId,
        eventId: match.EventId,
        selection: runner.selectionId,
        side: isWaiting ? 'back' : side,
        odds: isWaiting ? FAR_ODDS : price.toFixed(2),
        stake: BET_STAKE,
        client_ref: reference,
      };
      const placed = await client.write(journal.begin(account.remoteId, 'bet', reference), { url: placeBet.path, account, body });
      const id = placed?.body['bet_id'];
      if (isWaiting && typeof id === 'string') cancels.push(cancelLater(table, account, id));
    }
    await client.call({ url: balance.path, body: {}, account });
    await rest(table);
  }
  await Promise.all(cancels);
}

async function cancelLater(table: PlayersTable, account: TestAccount, id: string) {
  const { client, journal, random } = table;
  const [least, most] = CANCEL_AFTER_MS;
  await rest(table, least + random() * (most - least));
  const call = { url: cancelBet.path.replace(':id', id), method: 'DELETE', account };
  await client.write(journal.begin(account.remoteId, 'cancel', id), call, ({ status, body }) => {
    // Its delay is not over: a worker that was away has not decided it yet.
    if (body['code'] === 'exchange.not_accepted_yet') return { outcome: 'again' };
    return { outcome: status < 300 ? 'acknowledged' : 'refused' };
  });
}

/** Writes to support. */
export async function chatter(table: PlayersTable, account: TestAccount) {
  const { client, journal, stopped } = table;
  const opened = await client.insist({ url: openChat.path, account, body: { user_two_id: 7 } });
  if (!opened) return;
  const { id } = openChat.output.parse(opened.body).chat;
  while (!stopped.aborted) {
    const key = randomUUID();
    const body = { chat_id: id, content: 'When does my deposit arrive?', client_key: key };
    await client.write(journal.begin(account.remoteId, 'message', key), { url: sendMessage.path, account, body });
    await rest(table, CHAT_MS);
  }
}

/** One player after the other reads home, signs up and logs in. @param restMs pause after each */
export async function newcomers(table: PlayersTable, restMs: number) {
  const { client, journal, stopped } = table;
  while (!stopped.aborted) {
    const form = freshSignUp();
    await client.call({ url: '/' });
    const entry = journal.begin(form.username, 'sign-up', form.username);
    await client.write(entry, { url: createPlayers.path, body: { ...form, status: 'active' } }, ({ status }) => {
      // After a lost answer the name is taken, by this player.
      return { outcome: status < 300 || entry.tries > 1 ? 'acknowledged' : 'refused' };
    });
    if (entry.outcome === 'acknowledged') {
      const { username, password } = form;
      const answer = await client.insist({ url: login.path, body: { username, password } });
      if (answer && answer.status >= 300) journal.logOut(username, login.path);
    }
    await rest(table, restMs);
  }
}

/** The player's available balance; null when the run ends before it is known. */
export async function balanceOf({ client }: PlayersTable, account: TestAccount): Promise<bigint | null> {
  const answer = await client.insist({ url: balance.path, body: {}, account });
  return answer ? paisaOf(balance.output.parse(answer.body).balance) : null;
}
