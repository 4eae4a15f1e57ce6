import { createMatch } from '#testing';
import type { Match } from '../match';
import { momentAt } from '../moment';
import { stateIn, type StopWindow } from '#model/windows';
import { stopsOf } from '../stops';
import { offersOf } from './book';
import type { Line, FancyOffer } from './offer';

const MATCHES = 150;
/** Fraction of the stake, before the house's margin. */
const MOST_EDGE = 0.03;
/** Seconds between two bets of a steady bettor: on short-lived lines, and on long-lived ones. */
const [OFTEN, SELDOM] = [293, 997];
const EARLIEST = 400;

/** Payments of one match for bets of 1 on both sides of the lines of a kind. */
interface Paid {
  bets: number;
  yes: number;
  no: number;
}

/** `F-W3-2` and `F-W7-2` are of one kind. */
const kindOf = (code: string) =>
  code
    .replace(/^F-/, '')
    .replace(/^([WPOB])\d+/, '$1')
    .replace(/-?[12]$/, '');

function paidBy({ no, noRate, yes, yesRate }: Line, runs: number): Paid | null {
  if (no === null || yes === null || noRate === null || yesRate === null) return null;
  return { bets: 1, yes: runs >= yes ? yesRate / 10_000 : -1, no: runs < no ? 1 : -noRate / 10_000 };
}

/** The moments are chosen before the match, because a choice by the life of a line would use its end. */
function* betsOf(match: Match, stops: readonly StopWindow[], { code, opens, lastBets, result, lineAt }: FancyOffer) {
  if (result.kind !== 'runs') return;
  const from = Math.max(opens, match.toss - EARLIEST) + 1;
  const every = /^F-[OBWP]\d/.test(code) ? OFTEN : SELDOM;
  for (let second = from; second < lastBets; second += every) {
    if (stateIn(stops, second) !== 'OPEN') continue;
    const paid = paidBy(lineAt({ match, moment: momentAt(match, second), tick: second, seed: code }), result.runs);
    if (paid) yield paid;
  }
}

/** By kind, the total payment of each match. */
function play(): Map<string, Paid[]> {
  const kinds = new Map<string, Paid[]>();
  for (let slot = 284_000; slot < 284_000 + MATCHES; slot += 1) {
    const match = createMatch(slot);
    const stops = stopsOf(match).fancy;
    const inMatch = new Map<string, Paid>();
    for (const offer of offersOf(match)) {
      // Khadda and lottery have one side, and odd or even has fixed rates.
      if (offer.type > 3) continue;
      const sum = inMatch.get(kindOf(offer.code)) ?? { bets: 0, yes: 0, no: 0 };
      inMatch.set(kindOf(offer.code), sum);
      for (const { bets, yes, no } of betsOf(match, stops, offer)) {
        sum.bets += bets;
        sum.yes += yes;
        sum.no += no;
      }
    }
    for (const [kind, sum] of inMatch) kinds.set(kind, [...(kinds.get(kind) ?? []), sum]);
  }
  return kinds;
}

const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);

it('favours neither side of any kind of line, and both pay the margin', () => {
  const table = [...play()].map(([kind, matches]) => {
    const bets = total(matches.map((paid) => paid.bets));
    const [yes, no] = [total(matches.map((paid) => paid.yes)) / bets, total(matches.map((paid) => paid.no)) / bets];
    const chance = Math.sqrt(total(matches.map((paid) => ((paid.yes - paid.no - (yes - no) * paid.bets) / 2) ** 2))) / bets;
    return { kind, edge: Math.abs(yes - no) / 2, chance, kept: -(yes + no) / 2 };
  });
  expect(table.length).toBeGreaterThanOrEqual(14);
  // Tolerance for the luck in so few matches.
  expect(table.filter(({ edge, chance }) => edge > MOST_EDGE + 2 * chance)).toEqual([]);
  expect(table.filter(({ kept }) => kept < 0.005)).toEqual([]);
});
