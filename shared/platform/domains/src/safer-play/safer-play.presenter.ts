import type * as z from '@site/api/schema';
import type { PlayLimit, saferPlayHistory, SaferPlayEvent } from '@site/api/contracts/safer-play';
import { paisa, printAmount, type Paisa } from '@site/api/money';
import type { KeptEvent } from './events.repository';
import type { LimitFacts } from './limits.service';

export const presentLimit = ({ kind, period, limit, used, now }: LimitFacts): PlayLimit => ({
  kind,
  period,
  amount: limit && printAmount(limit.amount),
  used: printAmount(paisa(used < 0n ? 0n : used)),
  pending: limit?.change
    ? { amount: printNullable(limit.change.amount), due_at: limit.change.dueAt.toISOString(), is_due: limit.change.dueAt <= now }
    : null,
});

export const presentHistory = (events: readonly KeptEvent[], total: number, perPage: number): z.input<typeof saferPlayHistory.output> => ({
  data: events.map(presentEvent),
  last_page: Math.max(1, Math.ceil(total / perPage)),
  total,
});

const presentEvent = ({ at, what, kind, period, amount, timer, until }: KeptEvent): SaferPlayEvent => ({
  at: at.toISOString(),
  what,
  kind,
  period,
  amount: printNullable(amount),
  ...(timer ? { timer } : {}),
  until: until?.toISOString() ?? null,
});

const printNullable = (paisa: Paisa | null) => (paisa === null ? null : printAmount(paisa));
