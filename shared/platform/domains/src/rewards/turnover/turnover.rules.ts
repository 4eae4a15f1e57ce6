import type { GameType } from '@site/api/contracts/catalogue';
import { BONUS_WEIGHTS, SPORTS_MIN_ODDS } from '@site/api/contracts/turnover';
import { paisa, type Paisa } from '@site/api/money';

export type TicketKind = 'base' | 'bonus';

export function weightOf(kind: TicketKind, gameType: GameType, odds?: number): number {
  if (kind === 'base') return 100;
  if (gameType === 'SPORTS' && odds !== undefined && odds < SPORTS_MIN_ODDS) return 0;
  return BONUS_WEIGHTS[gameType];
}

export interface OpenTicket {
  id: number;
  kind: TicketKind;
  remaining: Paisa;
}

export interface Allocation {
  ticketId: number;
  /** Part of the stake that this ticket used up. */
  stake: Paisa;
  /** Turnover that the part counts for. */
  credited: Paisa;
}

/**
 * Spreads one settled stake over the active tickets, oldest first; the unused rest goes to the next ticket.
 * @param weight percent that a stake counts on a ticket of that kind
 */
export function allocate(stake: Paisa, tickets: readonly OpenTicket[], weight: (kind: TicketKind) => number): Allocation[] {
  const allocations: Allocation[] = [];
  let left = stake;
  for (const ticket of tickets) {
    const percent = BigInt(weight(ticket.kind));
    const worth = paisa((left * percent) / 100n);
    if (worth <= 0n) continue;
    const isEnough = worth >= ticket.remaining;
    const used = isEnough ? paisa(ceilDivide(ticket.remaining * 100n, percent)) : left;
    allocations.push({ ticketId: ticket.id, stake: used, credited: isEnough ? ticket.remaining : worth });
    left = paisa(left - used);
  }
  return allocations;
}

export interface CountedEntry {
  ticketId: number;
  stake: Paisa;
  credited: Paisa;
}

/** Takes a stake back from the tickets it went to, the last one first. Results are negative. */
export function takeBack(stake: Paisa, counted: readonly CountedEntry[]): Allocation[] {
  const taken: Allocation[] = [];
  let left = stake;
  for (const entry of [...counted].reverse()) {
    const part = left < entry.stake ? left : entry.stake;
    if (part <= 0n) continue;
    taken.push({ ticketId: entry.ticketId, stake: paisa(-part), credited: paisa(-((entry.credited * part) / entry.stake)) });
    left = paisa(left - part);
  }
  return taken;
}

const ceilDivide = (a: bigint, b: bigint) => (a + b - 1n) / b;
