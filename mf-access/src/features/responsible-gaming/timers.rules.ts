import { TIMER_MINUTES, type PlayTimer, type TimerKind } from '@site/api/contracts/safer-play';
import type { Translate } from '@site/i18n';
import { minuteOf } from './pause.rules';

/** Minutes that are offered by one press. */
export const OFFERED: Record<TimerKind, readonly number[]> = { session: [30, 60, 120, 180], check: [15, 30, 60] };

/** Problem of typed minutes, as a text key; null when they can be sent. */
export function minutesProblem(typed: string, current: number | null): string | null {
  const text = typed.trim();
  if (!/^[0-9]{1,4}$/.test(text)) return 'safer.timer.problem.form';
  const minutes = Number(text);
  if (minutes < TIMER_MINUTES.least || minutes > TIMER_MINUTES.most) return 'safer.timer.problem.range';
  return minutes === current ? 'safer.timer.problem.same' : null;
}

/** A player's action on one timer; `set` with null removes it. */
export type TimerMove = { do: 'set'; minutes: number | null } | { do: 'confirm' } | { do: 'keep' };

/** Message to the player after the platform's answer. */
export function saidAfterTimer(t: Translate, move: TimerMove, { minutes, pending }: PlayTimer): string {
  if (move.do === 'keep') return t('safer.timer.said.kept');
  if (pending) return t('safer.limit.said.waits', { date: minuteOf(pending.due_at) });
  return minutes === null ? t('safer.timer.said.removed') : t('safer.timer.said.holds', { minutes });
}

/** Whole hours and minutes of seconds, in words. */
export function timeInWords(t: Translate, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? t('safer.time.minutes', { minutes })
    : t('safer.time.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
