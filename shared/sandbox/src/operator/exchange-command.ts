import { HAND_STATES } from './exchange-states';
import type { OperatorRequest } from './operator-request';

const EVENTS = '/operator/exchange/events';

/** `exchange list [event]`, `exchange <market> state|settle|void ...`; null when it cannot be read. */
export function parseExchange([first, step, words, ...more]: readonly string[]): OperatorRequest | null {
  if (!first?.trim() || more.length) return null;
  if (first === 'list')
    return words === undefined ? { method: 'GET', path: step ? `${EVENTS}/${encodeURIComponent(step)}/markets` : EVENTS } : null;
  const body = orderOf(step, words);
  return body && { method: 'POST', path: `/operator/exchange/markets/${encodeURIComponent(first)}`, body };
}

function orderOf(step: string | undefined, words: string | undefined): Record<string, unknown> | null {
  if (step === 'state') return HAND_STATES.some((state) => state === words) ? { state: words } : null;
  if (step === 'settle') return words?.trim() ? { settle: words } : null;
  if (step === 'void') return { void: true, ...(words === undefined ? {} : { reason: words }) };
  return null;
}
