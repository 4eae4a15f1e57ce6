import { useRef, useState } from 'react';
import type { PlayTimer } from '@site/api/contracts/safer-play';
import { useText } from '@site/i18n';
import { Button, Spoken } from '@site/ui';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { failureText } from '#account-form';
import { useOneAtATime } from '#form';
import { LimitChange } from './limit-change';
import { TimerEditor } from './timer-editor';
import { saidAfterTimer, type TimerMove } from './timers.rules';
import { useTimerStep } from './timers.queries';
import styles from './limits.module.css';

const OWN_WORDS = { refused: 'safer.limit.problem.failed', unreachable: 'Network error, please try again' };

interface TimerCardProps {
  remoteId: string;
  timer: PlayTimer;
}

/** One timer: its minutes, a change that waits, and an editor for new minutes. */
export function TimerCard({ remoteId, timer }: TimerCardProps) {
  const t = useText('access');
  const { kind, minutes, pending } = timer;
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const step = useTimerStep(remoteId, kind);
  const inWords = (value: number | null) => (value === null ? t('safer.timer.none') : t('safer.time.minutes', { minutes: value }));

  const toggle = (open: boolean) => {
    step.reset();
    setSaid(null);
    setOpen(open);
    if (!open) opener.current?.focus();
  };
  const move = useOneAtATime(async (next: TimerMove) => {
    setSaid(null);
    const answer = await step.mutateAsync(next).catch(() => null);
    if (!answer) return;
    toggle(false);
    setSaid(saidAfterTimer(t, next, answer));
  });
  const name = t(`safer.timer.${kind}`);

  return (
    <section className={styles.card} aria-labelledby={`timer-${kind}`}>
      <header className={styles.head}>
        <h2 id={`timer-${kind}`} className={styles.kind}>
          {name}
        </h2>
        <p className={styles.about}>{t(`safer.timer.${kind}.text`)}</p>
      </header>
      <div className={styles.row}>
        <div className={styles.line}>
          <p className={styles.period}>{inWords(minutes)}</p>
          <Button ref={opener} size="s" variant={isOpen ? 'quiet' : 'outline'} aria-expanded={isOpen} onClick={() => toggle(!isOpen)}>
            <span>
              {t(isOpen ? 'safer.limit.cancel' : minutes === null ? 'safer.timer.set' : 'safer.limit.change')} <Spoken>{name}</Spoken>
            </span>
          </Button>
        </div>
        {pending && (
          <LimitChange
            asked={t('safer.timer.asked', { minutes: inWords(pending.minutes) })}
            dueAt={pending.due_at}
            isDue={pending.is_due}
            isBusy={step.isPending}
            onMove={(next) => void move(next)}
          />
        )}
        {isOpen && <TimerEditor timer={timer} isBusy={step.isPending} onSave={(next) => void move({ do: 'set', minutes: next })} />}
        <FormProblem>{failureText(t, step.error, OWN_WORDS)}</FormProblem>
        <FormStatus>{said}</FormStatus>
      </div>
    </section>
  );
}
