import type { FormEvent } from 'react';
import { DEPOSIT_MAX, DEPOSIT_MIN, DEPOSIT_QUICK_AMOUNTS, REBATE_PERCENT, roundedPercent } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { AmountField } from '#amount';
import { MethodGrid } from '#methods';
import { ChannelChoice } from './channel-choice';
import { LimitHint } from './limit-hint';
import { NextStep } from './next-step';
import { PromotionSelect } from './promotion-select';
import type { Deposit } from './use-deposit';
import styles from './deposit.module.css';

/** Method and channel, promotion and amount; then the result of the deposit and the button. */
export function DepositForm({ deposit }: { deposit: Deposit }) {
  const t = useText('funds');
  const { method, channel, promotion, amount } = deposit;
  const tags = [`+${REBATE_PERCENT}%`, ...(promotion ? [`+${roundedPercent(promotion.deposit_bouns)}`] : [])];

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void deposit.next();
  };

  return (
    <form className={styles.form} noValidate aria-label={t('funds.deposit')} onSubmit={handleSubmit}>
      <div className={styles.part}>
        <PromotionSelect deposit={deposit} />
      </div>
      <div className={styles.part}>
        <MethodGrid
          label={t('deposit.method')}
          methods={deposit.methods}
          selected={method?.name ?? null}
          onSelect={deposit.chooseMethod}
          tagsOf={() => tags}
        />
        {method && <ChannelChoice channels={deposit.channels} selected={channel} onSelect={deposit.chooseChannel} />}
      </div>
      <div className={styles.part}>
        <AmountField
          label={t('deposit.amount')}
          value={deposit.typed}
          onChange={deposit.type}
          quick={DEPOSIT_QUICK_AMOUNTS}
          min={DEPOSIT_MIN}
          max={DEPOSIT_MAX}
          hint={<LimitHint amount={amount} channel={channel} />}
        />
      </div>
      <NextStep amount={amount} promotion={promotion} phase={deposit.phase} />
    </form>
  );
}
