import type { ReactNode } from 'react';
import { REFERRAL_QR_SIZE } from '@site/api/contracts/rewards';
import { useText } from '@site/i18n';
import { Card } from '@site/ui/card';
import { QrCode } from '@site/ui/qr';
import styles from './invite-card.module.css';

export interface InviteCardProps {
  code: string;
  link: string;
  /** Buttons that share the link. */
  children: ReactNode;
}

export function InviteCard({ code, link, children }: InviteCardProps) {
  const t = useText('rewards');
  return (
    <Card title={t('referral.invite.title')} lead={t('referral.invite.lead')}>
      <div className={styles.invitation}>
        <QrCode text={link} label={t('referral.qr')} size={REFERRAL_QR_SIZE} />
        <dl className={styles.facts}>
          <div>
            <dt className={styles.label}>{t('referral.code')}</dt>
            <dd className={styles.code}>{code}</dd>
          </div>
          <div>
            <dt className={styles.label}>{t('referral.link')}</dt>
            <dd className={styles.link}>{link}</dd>
          </div>
        </dl>
      </div>
      {children}
    </Card>
  );
}
