import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Sheet } from '@site/ui';
import { TextAreaField } from '@site/ui/forms';
import { ConfirmField, FactList, isConfirmed } from '#parts';
import { VerbOutput } from './verb-output';
import type { LiveArea } from './releases.shapes';
import { useVerb } from './use-verb';
import styles from './releases.module.css';

interface RollbackDialogProps {
  area: LiveArea;
  onClose: () => void;
}

const FORM = 'rollback';
const REASON_MAX = 500;

/** Says what goes back, asks for the reason and the name of the area, and shows what the release service says while it runs. */
export function RollbackDialog({ area: { name, release, stepBack, canary }, onClose }: RollbackDialogProps) {
  const t = useText('console');
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const { run, state, lines, seconds, problem } = useVerb();
  const isReady = reason.trim() !== '' && isConfirmed(typed, name);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) run({ area: name, reason: reason.trim() });
  };
  const facts = [
    { name: t('rollback.from'), value: release },
    { name: t('rollback.to'), value: stepBack },
    { name: t('rollback.canary'), value: canary && t('rollback.canaryEnds', { release: canary.release }) },
  ];
  const buttons =
    state === 'idle' || state === 'running' ? (
      <Button type="submit" form={FORM} variant="danger" disabled={!isReady} isBusy={state === 'running'}>
        {t('rollback.of', { area: name })}
      </Button>
    ) : (
      <Button onClick={onClose}>{t('decide.close')}</Button>
    );
  return (
    <Sheet isOpen onClose={onClose} isDismissible={state !== 'running'} size="m" title={t('rollback.of', { area: name })} actions={buttons}>
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <FactList facts={facts} />
        {state === 'idle' ? (
          <>
            <p className={styles.note}>{t('rollback.effect')}</p>
            <TextAreaField
              label={t('rollback.reason')}
              hint={t('rollback.reasonHint')}
              value={reason}
              maxLength={REASON_MAX}
              onChange={({ target }) => setReason(target.value)}
              required
            />
            <ConfirmField name={name} value={typed} onChange={setTyped} />
          </>
        ) : (
          <VerbOutput state={state} lines={lines} seconds={seconds} problem={problem} />
        )}
      </form>
    </Sheet>
  );
}
