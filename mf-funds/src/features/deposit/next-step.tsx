import { useId } from 'react';
import type { Promotion } from '@site/api/contracts/site';
import type { Paisa } from '@site/api/money';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Button, Icon } from '@site/ui';
import { FormProblem } from '@site/ui/outcome';
import { RESPONSIBLE_GAMING } from '#paths';
import { DepositBreakdown } from './deposit-breakdown';
import type { NextPhase } from './use-continue';
import styles from './next-step.module.css';

interface NextStepProps {
  amount: Paisa | null;
  promotion: Promotion | null;
  phase: NextPhase;
}

const BUSY: Partial<Record<NextPhase, string>> = {
  looking: 'deposit.looking',
  sending: 'deposit.sending',
  checking: 'deposit.checking',
};

/** Summary of the deposit, the button Next, and a list of the steps that follow. */
export function NextStep({ amount, promotion, phase }: NextStepProps) {
  const t = useText('funds');
  const id = useId();
  const busy = BUSY[phase];
  return (
    <section className={styles.next} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('deposit.summary')}
      </h2>
      {amount === null ? (
        <p className={styles.lead}>{t('deposit.summary.empty')}</p>
      ) : (
        <DepositBreakdown amount={amount} promotion={promotion} />
      )}
      <FormProblem>{phase === 'unknown' && t('deposit.unknown')}</FormProblem>
      <Button type="submit" size="l" isWide isBusy={busy !== undefined}>
        {t(busy ?? 'deposit.next')}
      </Button>
      <p role="status" className={styles.lead}>
        {phase === 'checking' && t('deposit.checking.lead')}
      </p>
      <h3 className={styles.then}>{t('deposit.then')}</h3>
      <ol className={styles.steps}>
        <li>{t('deposit.then.number')}</li>
        <li>{t('deposit.then.pay')}</li>
        <li>{t('deposit.then.tell')}</li>
      </ol>
      <p className={styles.note}>{t('deposit.fees')}</p>
      <Link className={styles.safer} to={RESPONSIBLE_GAMING}>
        <Icon name="heart" size="s" />
        {t('deposit.safer')}
      </Link>
    </section>
  );
}
