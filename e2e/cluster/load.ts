import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { gameRun, getGames } from '@site/api/contracts/catalogue';
import { eventStreamPath, placeBet, type SportEvent } from '@site/api/contracts/exchange';
import { balance } from '@site/api/contracts/wallet';
import { freshAddress, type TestAccount } from '../fixtures/accounts';
import { readOdds } from '../fixtures/matches';
import { exchangeOf } from '../fixtures/test';

/** Pause in ms of a player between two calls. */
const REST_MS = 400;
const STAKE_PAISA = 100;
const STAKE = '10';
/** As pages do: between a half and one and a half seconds. */
const reconnectMs = () => 500 + Math.random() * 1000;

/** Record of a load. */
interface Seen {
  /** Calls without an answer, or with one of 500 and above. A refusal by a rule, such as a price that moved, is an answer. */
  failed: string[];
  calls: number;
  /** Durations of all calls, in ms. */
  times: number[];
  /** Times in ms for which a stream was away after it ended. */
  gaps: number[];
}

export interface Load {
  /** @returns what was seen since the last call of it */
  cut(): Seen;
  stop(): Promise<void>;
}

const nothing = (): Seen => ({ failed: [], calls: 0, times: [], gaps: [] });

export interface LoadOptions {
  site: string;
  /** Half of them play games, the others bet; each has a stream of its events and asks for the balance. */
  players: readonly TestAccount[];
  /** The matches on which the players bet, and which the viewers watch. */
  matches: readonly SportEvent[];
  viewers: number;
}

/** Players who play and bet one call after the other, and viewers with open streams of prices. */
export function startLoad({ site, players, matches, viewers }: LoadOptions): Load {
  let seen = nothing();
  const stopped = new AbortController();
  const { signal } = stopped;
  const games = new URL(site);
  games.port = String(Number(games.port) + 1);

  /** @returns the answer of a call, or null when it failed */
  async function call(url: string, { body, token }: { body?: object; token?: string } = {}) {
    const started = performance.now();
    seen.calls += 1;
    try {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', origin: site, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      seen.times.push(performance.now() - started);
      if (response.status < 500) return { status: response.status, text };
      seen.failed.push(`${new URL(url).pathname}: ${response.status} ${text.slice(0, 200)}`);
    } catch (problem) {
      seen.failed.push(`${new URL(url).pathname}: ${problemOf(problem)}`);
    }
    return null;
  }

  /** Holds a stream open and opens it again when it ends. */
  async function listen(url: string, token?: string) {
    let endedAt = 0;
    const headers = {
      accept: 'text/event-stream',
      'x-forwarded-for': freshAddress(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    while (!signal.aborted) {
      try {
        const response = await fetch(url, { signal, headers });
        if (!response.ok || !response.body) throw new Error(`${response.status}`);
        for await (const _ of response.body) {
          if (endedAt) seen.gaps.push(performance.now() - endedAt);
          endedAt = 0;
        }
      } catch (problem) {
        if (!signal.aborted && !isCut(problem)) seen.failed.push(`stream ${new URL(url).pathname}: ${problemOf(problem)}`);
      }
      endedAt ||= performance.now();
      await wait(reconnectMs(), undefined, { signal }).catch(() => undefined);
    }
  }

  async function rounds({ token, remoteId }: TestAccount) {
    const list = await call(`${site}${getGames.path}?type=SLOT`);
    const [game] = getGames.output.parse(JSON.parse(list?.text ?? '{}')).games;
    if (!game) throw new Error('There is no slot game');
    const launch = {
      userId: remoteId,
      externalURL: site,
      isMobileLogin: true,
      gameCode: game.code,
      gameType: game.type,
      platform: game.platform,
    };
    const started = await call(site + gameRun.path, { token, body: launch });
    const { url } = gameRun.output.parse(JSON.parse(started?.text ?? '{}'));
    const page = await call(url);
    const { session } = JSON.parse(/id="start">(.*?)<\/script>/.exec(page?.text ?? '')?.[1] ?? '{}') as { session?: string };
    if (!session) throw new Error('The game did not start');
    while (!signal.aborted) {
      await call(`${games.origin}/api/rounds`, {
        body: { session, round: randomUUID(), stake: STAKE_PAISA, choice: {}, clientSeed: 'load' },
      });
      await call(site + balance.path, { token, body: {} });
      await wait(REST_MS);
    }
  }

  async function bets({ token }: TestAccount, { MarketId, EventId }: SportEvent) {
    while (!signal.aborted) {
      const market = await readOdds(exchangeOf(site), MarketId).catch(
        (problem: unknown) => void seen.failed.push(`odds: ${problemOf(problem)}`),
      );
      const runner = market?.runners[0];
      const price = runner?.availableToBack[0]?.price;
      if (runner && price) {
        const bet = {
          marketId: MarketId,
          eventId: EventId,
          selection: runner.selectionId,
          side: 'back',
          odds: price.toFixed(2),
          stake: STAKE,
        };
        await call(site + placeBet.path, { token, body: { ...bet, client_ref: randomUUID() } });
      }
      await call(site + balance.path, { token, body: {} });
      await wait(REST_MS);
    }
  }

  const matchOf = (index: number) => {
    const match = matches[index % matches.length];
    if (!match) throw new Error('No match is played');
    return match;
  };
  const work = [
    ...players.map((player, index) => (index % 2 ? rounds(player) : bets(player, matchOf(index)))),
    ...players.map(({ token }) => listen(`${site}/api/events`, token)),
    ...Array.from({ length: viewers }, (_, index) => listen(exchangeOf(site) + eventStreamPath(matchOf(index).EventId, { deltas: true }))),
  ];
  return {
    cut: () => {
      const before = seen;
      seen = nothing();
      return before;
    },
    async stop() {
      stopped.abort();
      await Promise.all(work);
    },
  };
}

/** A stream that a process ends in its drain is no failure: its page comes back by itself. */
const isCut = (problem: unknown) => /terminated|other side closed/.test(problemOf(problem));

function problemOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  return problem.cause instanceof Error ? `${problem.message} (${problem.cause.message})` : problem.message;
}
