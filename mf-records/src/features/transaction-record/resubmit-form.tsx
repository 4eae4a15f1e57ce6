import { useEffect, useRef } from 'react';
import { cleanAmount, latinDigits, RECEIPT_TYPES, type Transaction } from '@site/api/contracts/funds';
import { CURRENCY_SYMBOL, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Card } from '@site/ui/card';
import { TextField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import type { ResubmitField } from './resubmit.rules';
import { useResubmission } from './use-resubmission';
import styles from './resubmit-form.module.css';

interface ResubmitFormProps {
  record: Transaction;
  /** It is sent, or given up. */
  onDone: () => void;
}

const ACCEPTED = Object.keys(RECEIPT_TYPES).join(',');
const BUTTON = { idle: 'transactionRecord.send', sending: 'transactionRecord.sending', checking: 'transactionRecord.checking' } as const;

export function ResubmitForm({ record, onDone }: ResubmitFormProps) {
  const t = useText('records');
  const { values, change, attach, problem, isUnknown, phase, submit } = useResubmission(record, onDone);
  const form = useRef<HTMLFormElement>(null);
  const isDeposit = record.action === 'deposit';
  const focus = (name: ResubmitField) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  useEffect(() => focus('amount'), []);
  useEffect(() => {
    if (problem) focus(problem.field);
  }, [problem]);

  const field = (name: ResubmitField) => ({
    name,
    value: values[name],
    error: problem?.field === name ? t(problem.says) : undefined,
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
              hint={t('transactionRecord.newReceipt.hint')}
              type="file"
              accept={ACCEPTED}
              disabled={phase !== 'idle'}
              onChange={({ target }) => attach(target.files?.[0] ?? null)}
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
