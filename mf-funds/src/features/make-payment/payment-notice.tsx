import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { Icon, LinkButton } from '@site/ui';
import type { MakePaymentState } from '#router-state';
import { CHAT, DEPOSIT, LOGIN, RESPONSIBLE_GAMING } from '#paths';
import type { Payment } from './use-payment';
import styles from './payment-notice.module.css';

interface PaymentNoticeProps {
  begun: MakePaymentState | null;
  payment: Payment;
}

/** Reason why nothing can be paid here, with a link to continue. */
export function PaymentNotice({ begun, payment }: PaymentNoticeProps) {
  const t = useText('funds');
  const isVisitor = !useShell().session.player;

  if (isVisitor)
    return (
      <Notice title={t('makePayment.visitor')} lead={t('makePayment.visitor.lead')}>
        <LinkButton as={Link} to={LOGIN} variant="outline" size="s">
          {t('makePayment.logIn')}
        </LinkButton>
        {!begun && <ToDeposit words="makePayment.deposit" />}
      </Notice>
    );
  if (!begun)
    return (
      <Notice title={t('makePayment.nothing')} lead={t('makePayment.nothing.lead')}>
        <ToDeposit words="makePayment.deposit" />
      </Notice>
    );
  if (payment.pending) return null;
  if (payment.isOver)
    return (
      <Notice title={t('makePayment.over')} lead={t('makePayment.over.lead')}>
        <ToDeposit words="makePayment.over.again" />
        <Link className={styles.link} to={CHAT}>
          {t('makePayment.over.paid')}
        </Link>
      </Notice>
    );
  if (payment.isMissing) {
    const about = begun.ewallet ? 'makePayment.closed' : 'makePayment.missing';
    return (
      <Notice title={t(about)} lead={t(`${about}.lead`)}>
        <ToDeposit words="makePayment.over.again" />
        {!begun.ewallet && (
          <Link className={styles.link} to={RESPONSIBLE_GAMING}>
            {t('makePayment.missing.limits')}
          </Link>
        )}
      </Notice>
    );
  }
  return null;
}

function Notice({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className={styles.notice} role="status">
      <Icon name="alert" size="l" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </section>
  );
}

function ToDeposit({ words }: { words: string }) {
  const t = useText('funds');
  return (
    <LinkButton as={Link} to={DEPOSIT} variant="outline" size="s">
      {t(words)}
    </LinkButton>
  );
}
