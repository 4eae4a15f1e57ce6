import { useState } from 'react';
import { WITHDRAWAL_MAX, WITHDRAWAL_MIN, WITHDRAWAL_QUICK_AMOUNTS, type PaymentMethod } from '@site/api/contracts/funds';
import { paisaOf, useText } from '@site/i18n';
import { useDraft, useShell } from '@site/remote';
import { NoData } from '@site/ui';
import { Card } from '@site/ui/card';
import { FormProblem } from '@site/ui/outcome';
import { AmountField } from '#amount';
import { MethodGrid } from '#methods';
import { AccountField } from './account-field';
import { Reminder } from './reminder';
import { SubmitBar } from './submit-bar';
import { useWithdrawal } from './use-withdrawal';
import { draftOf, readForm, withPhone, type WithdrawalForm as Form } from './withdrawal-form.rules';
import styles from './withdrawal-form.module.css';

interface WithdrawalFormProps {
  isEwallet: boolean;
  /** Active methods. */
  methods: readonly PaymentMethod[];
  /** The player's verified numbers. */
  phones: readonly string[];
  hasVerifiedPhone: boolean;
  hasPendingWithdraw: boolean;
}

export function WithdrawalForm({ isEwallet, methods, phones, hasVerifiedPhone, hasPendingWithdraw }: WithdrawalFormProps) {
  const t = useText('funds');
  const { balance, layout } = useShell();
  const { start, keep, forget } = useDraft<Parameters<typeof readForm>[0]>('withdrawal', {});
  const [form, setForm] = useState(() => readForm(start));
  const { step, isUnknown, submit } = useWithdrawal({ isEwallet, onSent: forget });

  const change = (next: Form) => {
    setForm(next);
    keep(next);
  };
  const draft = { hasVerifiedPhone, hasPendingWithdraw, ...draftOf(form, methods) };
  const isAboveBalance = balance.amount !== null && draft.amount !== null && draft.amount > paisaOf(balance.amount);

  return (
    <Card title={t('withdrawal.form')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(draft);
        }}
      >
        {methods.length > 0 ? (
          <MethodGrid
            label={t('withdrawal.method')}
            methods={methods}
            selected={form.method}
            onSelect={(method) => change({ ...form, method })}
          />
        ) : (
          <NoData text={t('withdrawal.noMethods')} />
        )}
        <AmountField
          label={t('withdrawal.amount')}
          value={form.amount}
          onChange={(amount) => change({ ...form, amount })}
          quick={WITHDRAWAL_QUICK_AMOUNTS}
          min={WITHDRAWAL_MIN}
          max={WITHDRAWAL_MAX}
          hint={isAboveBalance && t('withdrawal.aboveBalance')}
        />
        <AccountField
          account={form.account}
          phones={phones}
          chosenPhone={form.phone}
          onChange={(account) => change({ ...form, account })}
          onChoosePhone={(phone) => change(withPhone(form, phone, phones))}
        />
        {layout === 'mobile' && <Reminder />}
        <FormProblem>{isUnknown && t('withdrawal.unknown')}</FormProblem>
        <SubmitBar step={step} amount={draft.amount} method={draft.method?.name ?? null} />
      </form>
    </Card>
  );
}
