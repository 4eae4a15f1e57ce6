import { LIMIT_KINDS, LIMIT_PERIODS, type PlayLimit, type SaferPlay, type SaferPlayEvent } from '@site/api/contracts/safer-play';

/** A limit in the platform's format; by default it is not set. */
export const sampleLimit = (patch: Partial<PlayLimit> = {}): PlayLimit => ({
  kind: 'deposit',
  period: 'day',
  amount: null,
  used: '0.00',
  pending: null,
  ...patch,
});

/** All nine limits; those of the test replace the defaults. */
export const sampleSaferPlay = (set: readonly PlayLimit[] = [], restriction: SaferPlay['restriction'] = null): SaferPlay => ({
  now: new Date().toISOString(),
  limits: LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period) => set.find((limit) => limit.kind === kind && limit.period === period) ?? sampleLimit({ kind, period })),
  ),
  restriction,
});

export const sampleEvent = (patch: Partial<SaferPlayEvent> = {}): SaferPlayEvent => ({
  at: '2026-01-15T06:00:00.000Z',
  what: 'limit_set',
  kind: 'deposit',
  period: 'day',
  amount: '500.00',
  until: null,
  ...patch,
});
