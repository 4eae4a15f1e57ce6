import { useRef, useState } from 'react';
import type { PlayLimit } from '@site/api/contracts/safer-play';
import { useDraft } from '@site/remote';
import { formatMoney, useText } from '@site/i18n';
import { Button, Spoken } from '@site/ui';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { failureText } from '#account-form';
import { useOneAtATime } from '#form';
import { LimitChange } from './limit-change';
import { LimitEditor } from './limit-editor';
import { LimitUse } from './limit-use';
import { saidAfter, type LimitMove } from './limits.rules';
import { useLimitStep } from './responsible-gaming.queries';
import styles from './limits.module.css';

const OWN_WORDS = { refused: 'safer.limit.problem.failed', unreachable: 'Network error, please try again' };

interface LimitRowProps {
  remoteId: string;
  limit: PlayLimit;
}

/** One limit: its use, a change that waits, and an editor for a new amount. */
export function LimitRow({ remoteId, limit }: LimitRowProps) {
  const t = useText('access');
  const { kind, period, pending } = limit;
  const draft = useDraft<string | null>(`limit.${kind}.${period}`, null);
  const [isOpen, setOpen] = useState(draft.start !== null);
  const [said, setSaid] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const step = useLimitStep(remoteId);

  const toggle = (open: boolean) => {
    draft.forget();
    step.reset();
    setSaid(null);
    setOpen(open);
    if (!open) opener.current?.focus();
  };
  const move = useOneAtATime(async (next: LimitMove) => {
    setSaid(null);
    const answer = await step.mutateAsync({ kind, period, ...next }).catch(() => null);
    if (!answer) return;
    toggle(false);
    setSaid(saidAfter(t, next, answer));
  });
  const label = t(isOpen ? 'safer.limit.cancel' : limit.amount === null ? 'safer.limit.set' : 'safer.limit.change');
  const name = t(`safer.period.${period}`);

  return (
    <div className={styles.row} role="group" aria-label={name}>
      <div className={styles.line}>
        <h3 className={styles.period}>{name}</h3>
        <Button ref={opener} size="s" variant={isOpen ? 'quiet' : 'outline'} aria-expanded={isOpen} onClick={() => toggle(!isOpen)}>
          <span>
            {label}{' '}
            <Spoken>
              {t(`safer.limit.${kind}`)}, {name}
            </Spoken>
          </span>
        </Button>
      </div>
      <LimitUse limit={limit} name={name} />
      {pending && (
        <LimitChange
          asked={pending.amount === null ? t('safer.change.asked.none') : t('safer.change.asked', { amount: formatMoney(pending.amount) })}
          dueAt={pending.due_at}
          isDue={pending.is_due}
          isBusy={step.isPending}
          onMove={(next) => void move(next)}
        />
      )}
      {isOpen && (
        <LimitEditor
          limit={limit}
          typed={draft.start ?? ''}
          isBusy={step.isPending}
          onType={draft.keep}
          onSave={(amount) => void move({ do: 'set', amount })}
        />
      )}
      <FormProblem>{failureText(t, step.error, OWN_WORDS)}</FormProblem>
      <FormStatus>{said}</FormStatus>
    </div>
  );
}
