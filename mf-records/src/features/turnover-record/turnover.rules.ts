import { BONUS_WEIGHTS, type Turnover } from '@site/api/contracts/turnover';
import type { GameType } from '@site/api/contracts/catalogue';
import { paisa, sumOf } from '@site/api/money';
import { paisaOf } from '@site/i18n';

export const ticketsOf = (tickets: readonly Turnover[], status: Turnover['status']) => tickets.filter((ticket) => ticket.status === status);

/** Sum of the turnover that is left before the next withdrawal, in paisa. */
export const leftToStake = (tickets: readonly Turnover[]) =>
  sumOf(ticketsOf(tickets, 'active').map(({ remaining_turnover: left }) => paisaOf(left)));

/** Staked part of the ticket, in paisa. */
export const stakedOf = ({ required_turnover: required, remaining_turnover: left }: Turnover) => paisa(paisaOf(required) - paisaOf(left));

const REASONS = ['deposit', 'rebate', 'vip_conversion', 'referral_claim'] as const;
export type TicketReason = (typeof REASONS)[number] | 'other';

/** Reason of a ticket; an unknown kind is `other`. */
export const reasonOf = ({ transaction: { action } }: Turnover): TicketReason => REASONS.find((reason) => reason === action) ?? 'other';

/** Types of games by the percentage of a stake that counts on a bonus ticket, highest first. */
export function weightGroups(): { weight: number; types: GameType[] }[] {
  const groups = new Map<number, GameType[]>();
  for (const [type, weight] of Object.entries(BONUS_WEIGHTS) as [GameType, number][])
    groups.set(weight, [...(groups.get(weight) ?? []), type]);
  return [...groups].map(([weight, types]) => ({ weight, types })).sort((a, b) => b.weight - a.weight);
}
