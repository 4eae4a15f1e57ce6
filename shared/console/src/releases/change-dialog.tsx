import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Sheet } from '@site/ui';
import { ConfirmField, FactList, isConfirmed } from '#parts';
import { ChangeFields } from './change-fields';
import { fieldsOf, isWhole, verbOf, wordsOf, type ChangeForm, type ChangeKind } from './changes.rules';
import type { LiveArea } from './releases.shapes';
import { SeenByPlayers } from './seen-by-players';
import { TriedRollback } from './tried-rollback';
import { useVerb } from './use-verb';
import { VerbOutput } from './verb-output';
import styles from './releases.module.css';

interface ChangeDialogProps {
  kind: ChangeKind;
  area: LiveArea;
  onClose: () => void;
}

const FORM = 'change';
const EMPTY: ChangeForm = { reason: '', release: '', percent: '', channel: '' };

/** Says what changes, asks for the reason and the name of the area, and shows what the release service says while it runs. */
export function ChangeDialog({ kind, area, onClose }: ChangeDialogProps) {
  const t = useText('console');
  const { name, release, stepBack, canary } = area;
  const [form, setForm] = useState(EMPTY);
  const [typed, setTyped] = useState('');
  const { run, state, lines, seconds, problem, serial } = useVerb();
  const isReady = isWhole(kind, area, form) && isConfirmed(typed, name);
  const title = t(wordsOf(kind, area), { area: name });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) run(verbOf(kind, area, form));
  };
  const facts = [
    { name: t('change.live'), value: release },
    { name: t('change.goesTo'), value: kind === 'rollback' ? stepBack : kind === 'finish' && canary?.release },
    { name: t('change.canary'), value: canary && t(`change.canaryNow`, canary) },
  ];
  const isOver = state !== 'idle' && state !== 'running';
  const buttons = isOver ? (
    <Button onClick={onClose}>{t('decide.close')}</Button>
  ) : (
    <Button
      type="submit"
      form={FORM}
      variant={kind === 'share' || kind === 'finish' || kind === 'promote' ? 'primary' : 'danger'}
      disabled={!isReady}
      isBusy={state === 'running'}
    >
      {title}
    </Button>
  );
  return (
    <Sheet isOpen onClose={onClose} isDismissible={state !== 'running'} size="m" title={title} actions={buttons}>
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <FactList facts={facts} />
        {state === 'idle' ? (
          <>
            <p className={styles.note}>{t(`change.${kind}.effect`)}</p>
            {kind === 'rollback' && <TriedRollback area={name} />}
            <ChangeFields area={area} fields={fieldsOf(kind, area)} form={form} onChange={setForm} />
            <ConfirmField name={name} value={typed} onChange={setTyped} />
          </>
        ) : (
          <VerbOutput state={state} lines={lines} seconds={seconds} problem={problem}>
            {state === 'done' && serial !== null && <SeenByPlayers serial={serial} secondsOfChange={seconds} />}
          </VerbOutput>
        )}
      </form>
    </Sheet>
  );
}
