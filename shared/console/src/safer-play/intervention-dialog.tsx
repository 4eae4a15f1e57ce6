import { useState, type FormEvent } from 'react';
import { INBOX_TEXT_LENGTH, INBOX_TITLE_LENGTH } from '@site/api/contracts/inbox';
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  TIME_OUT_LENGTHS,
  type LimitKind,
  type LimitPeriod,
  type TimeOutLength,
} from '@site/api/contracts/safer-play';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError, SelectField, TextAreaField, TextField } from '@site/ui/forms';
import { INTERVENTION_REASON_MAX } from '@site/platform-operator/calls';
import { ConfirmField, isConfirmed, useFailureText } from '#parts';
import { useIntervention, type Intervention } from './safer-play.queries';
import styles from './safer-play.module.css';

interface InterventionDialogProps {
  act: Intervention['act'];
  username: string;
  onClose: () => void;
}

const FORM = 'intervention';

/** Says what an act does to the player before it is made. A break is confirmed by the name, because nobody can shorten it. */
export function InterventionDialog({ act, username, onClose }: InterventionDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useIntervention(username);
  const [reason, setReason] = useState('');
  const [title, setTitle] = useState('');
  const [length, setLength] = useState<TimeOutLength>('24h');
  const [kind, setKind] = useState<LimitKind>('loss');
  const [period, setPeriod] = useState<LimitPeriod>('week');
  const [amount, setAmount] = useState('');
  const [typed, setTyped] = useState('');
  const isReady = reason.trim() !== '' && (act !== 'break' || isConfirmed(typed, username));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const said = reason.trim();
    const acts: Record<Intervention['act'], Intervention> = {
      break: { act: 'break', length, reason: said },
      suggest: { act: 'suggest', kind, period, amount: amount.trim(), reason: said },
      message: { act: 'message', title: title.trim(), reason: said },
    };
    mutate(acts[act], { onSuccess: onClose });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      title={t(`saferPlay.actOf.${act}`, { name: username })}
      description={t(`saferPlay.effect.${act}`)}
      actions={
        <Button type="submit" form={FORM} variant={act === 'break' ? 'danger' : 'primary'} isBusy={isPending} disabled={!isReady}>
          {t(`saferPlay.act.${act}`)}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        {act === 'message' && (
          <TextField
            label={t('saferPlay.messageTitle')}
            value={title}
            maxLength={INBOX_TITLE_LENGTH}
            onChange={({ target }) => setTitle(target.value)}
            required
          />
        )}
        {act === 'break' && (
          <SelectField
            label={t('saferPlay.length')}
            options={TIME_OUT_LENGTHS.map((value) => ({ value, label: t(`saferPlay.length.${value}`) }))}
            value={length}
            onChange={({ target }) => setLength(target.value as TimeOutLength)}
          />
        )}
        {act === 'suggest' && (
          <>
            <SelectField
              label={t('saferPlay.kind')}
              options={LIMIT_KINDS.map((value) => ({ value, label: t(`saferPlay.kind.${value}`) }))}
              value={kind}
              onChange={({ target }) => setKind(target.value as LimitKind)}
            />
            <SelectField
              label={t('saferPlay.periods')}
              options={LIMIT_PERIODS.map((value) => ({ value, label: t(`saferPlay.period.${value}`) }))}
              value={period}
              onChange={({ target }) => setPeriod(target.value as LimitPeriod)}
            />
            <TextField
              label={t('saferPlay.amount')}
              inputMode="decimal"
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
              required
            />
          </>
        )}
        <TextAreaField
          label={t(act === 'message' ? 'saferPlay.messageText' : 'saferPlay.reason')}
          hint={t('saferPlay.reasonHint')}
          value={reason}
          maxLength={act === 'message' ? INBOX_TEXT_LENGTH : INTERVENTION_REASON_MAX}
          onChange={({ target }) => setReason(target.value)}
          required
        />
        {act === 'break' && <ConfirmField name={username} value={typed} onChange={setTyped} />}
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
