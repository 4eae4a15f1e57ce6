import { ENGINES, type EngineName } from '../engines';
import { drawFrom, type Draw } from '../engines/draw';
import { BETS, BOLDEST, STAKE, waitForEnd, type MeasuredBet } from './bets';

/** Return of one bet as a share of the stakes. */
export interface Return {
  rtp: number;
  /** Standard error of `rtp`. */
  error: number;
  /** The largest win among the rounds as a multiple of the stake. */
  most: number;
}

/** A fixed stream, so that a run always measures the same rounds. */
export function streamOf(seed: number): Draw {
  let state = seed >>> 0;
  return drawFrom(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}

function playOnce(name: EngineName, { choice, plan = waitForEnd }: MeasuredBet, draw: Draw): number {
  const engine = ENGINES[name];
  const begun = engine.start(choice, STAKE, draw);
  const payout = begun.payoutPaisa ?? plan(engine, begun.state).payoutPaisa;
  if (payout === null) throw new Error(`A round of ${name} did not end`);
  return payout / STAKE;
}

/** Plays so many rounds of one bet. */
export function measureReturn(name: EngineName, bet: MeasuredBet, rounds: number, seed: number): Return {
  const draw = streamOf(seed);
  let [sum, squares, most] = [0, 0, 0];
  for (let at = 0; at < rounds; at++) {
    const paid = playOnce(name, bet, draw);
    sum += paid;
    squares += paid * paid;
    if (paid > most) most = paid;
  }
  const rtp = sum / rounds;
  return { rtp, error: Math.sqrt(Math.max(0, squares / rounds - rtp * rtp) / rounds), most };
}

const EDGES = 256;
/** Draws that always fall on the same part of their range, from its beginning to its end. */
const edges = (): Draw[] =>
  Array.from({ length: EDGES + 1 }, (_, part) => ({ below: (limit) => Math.min(limit - 1, Math.floor((limit * part) / EDGES)) }));

/** The largest win of a game with draws at the edges; random rounds almost never meet it. */
export function measureMost(name: EngineName): number {
  const bets = [...BETS[name], ...(BOLDEST[name] ? [BOLDEST[name]] : [])];
  return Math.max(...bets.flatMap((bet) => edges().map((draw) => playOnce(name, bet, draw))));
}

/** No round that ends by itself lasts as long. */
const LONG_MS = 3_600_000;

/** Length of a round: `instant` decides at once, `moves` waits for the player, `time` ends by itself after at most `longestMs`. */
export function measureLength(name: EngineName): { kind: 'instant' | 'moves' } | { kind: 'time'; longestMs: number } {
  const engine = ENGINES[name];
  const choices = [...BETS[name], ...(BOLDEST[name] ? [BOLDEST[name]] : [])].map(({ choice }) => choice);
  const begun = choices.flatMap((choice) => edges().map((draw) => engine.start(choice, STAKE, draw)));
  if (begun.every(({ payoutPaisa }) => payoutPaisa !== null)) return { kind: 'instant' };
  const areOver = (elapsedMs: number) =>
    begun.every(({ state }) => engine.act(state, { kind: 'look' }, STAKE, elapsedMs).payoutPaisa !== null);
  if (!areOver(LONG_MS)) return { kind: 'moves' };
  let [still, over] = [0, LONG_MS];
  while (over - still > 1) {
    const middle = Math.floor((still + over) / 2);
    if (areOver(middle)) over = middle;
    else still = middle;
  }
  return { kind: 'time', longestMs: over };
}
