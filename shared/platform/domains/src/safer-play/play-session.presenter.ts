import type { PlaySession, PlayTimer } from '@site/api/contracts/safer-play';
import { printAmount } from '@site/api/money';
import type { PlayFacts } from './play-session.service';
import type { TimerFacts } from './timers.service';

export const presentTimer = ({ kind, timer, now }: TimerFacts): PlayTimer => ({
  kind,
  minutes: timer?.amount ?? null,
  pending: timer?.change
    ? { minutes: timer.change.amount, due_at: timer.change.dueAt.toISOString(), is_due: timer.change.dueAt <= now }
    : null,
});

export const presentPlaySession = ({ session, pause, timers }: PlayFacts): PlaySession => ({
  session: session && {
    started_at: session.startedAt.toISOString(),
    played_s: session.playedS,
    staked: printAmount(session.staked),
    net: printAmount(session.net),
  },
  pause: pause && { reason: pause.reason, until: pause.until?.toISOString() ?? null },
  timers: timers.map(presentTimer),
});
