import { useEffect, useRef } from 'react';
import { ATTACHMENT_ACCEPT } from '@site/api/contracts/attachment';
import { type Transaction } from '@site/api/contracts/funds';
import { cleanAmount, latinDigits } from '@site/api/money';
import { CURRENCY_SYMBOL, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Card } from '@site/ui/card';
import { TextField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import type { ResubmitField, ResubmitProblem } from './resubmit.rules';
import { useResubmission } from './use-resubmission';
import styles from './resubmit-form.module.css';

interface ResubmitFormProps {
  record: Transaction;
  /** Called when the form is sent or cancelled. */
  onDone: () => void;
}

const BUTTON = { idle: 'transactionRecord.send', sending: 'transactionRecord.sending', checking: 'transactionRecord.checking' } as const;

export function ResubmitForm({ record, onDone }: ResubmitFormProps) {
  const t = useText('records');
  const { values, change, receipt, attach, problem, isUnknown, phase, submit } = useResubmission(record, onDone);
  const form = useRef<HTMLFormElement>(null);
  const isDeposit = record.action === 'deposit';
  const focus = (name: ResubmitProblem['field']) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  useEffect(() => focus('amount'), []);
  useEffect(() => {
    if (problem) focus(problem.field);
  }, [problem]);

  const field = (name: ResubmitField) => ({
    name,
    value: values[name],
    error: problem?.field === name ? t(problem.message) : undefined,
    autoComplete: 'off',
    disabled: phase !== 'idle',
  });

  return (
    <Card title={t('transactionRecord.resubmit')} lead={t('transactionRecord.resubmit.lead', { id: record.transaction_id })}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('transactionRecord.facts.amount')}
          prefix={CURRENCY_SYMBOL}
          inputMode="decimal"
          {...field('amount')}
          onChange={({ target }) => change('amount', cleanAmount(target.value))}
        />
        <TextField
          label={t(isDeposit ? 'transactionRecord.facts.sender' : 'transactionRecord.facts.account')}
          hint={isDeposit && t('transactionRecord.sender.hint')}
          inputMode="numeric"
          maxLength={34}
          {...field('account')}
          onChange={({ target }) => change('account', latinDigits(target.value).replace(/\D/g, ''))}
        />
        {isDeposit && (
          <>
            <TextField
              label={t('transactionRecord.facts.trx')}
              maxLength={64}
              {...field('trx')}
              onChange={({ target }) => change('trx', target.value)}
            />
            <TextField
              label={t('transactionRecord.newReceipt')}
              hint={receipt ? t('transactionRecord.newReceipt.attached', { name: receipt.name }) : t('transactionRecord.newReceipt.hint')}
              name="receipt"
              type="file"
              accept={ATTACHMENT_ACCEPT}
              error={problem?.field === 'receipt' ? t(problem.message) : undefined}
              disabled={phase !== 'idle'}
              onChange={({ target }) => {
                if (!attach(target.files?.[0] ?? null)) target.value = '';
              }}
            />
          </>
        )}
        <FormProblem>{isUnknown && t('transactionRecord.unknown')}</FormProblem>
        <div className={styles.ways}>
          <Button variant="outline" disabled={phase !== 'idle'} onClick={onDone}>
            {t('transactionRecord.cancel')}
          </Button>
          <Button type="submit" isBusy={phase !== 'idle'}>
            {t(BUTTON[phase])}
          </Button>
        </div>
      </form>
    </Card>
  );
}
