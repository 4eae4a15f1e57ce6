import type { ReactNode } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import type { Invitation } from '@site/platform-operator/calls';
import { CopyLine } from '#parts';
import styles from './people.module.css';

interface InvitedProps {
  invitation: Invitation;
  children?: ReactNode;
}

/** The link of a person, which nothing shows again. */
export function Invited({ invitation: { link, expires_at: until }, children }: InvitedProps) {
  const t = useText('console');
  return (
    <div className={styles.form}>
      <p>{t('people.once')}</p>
      <CopyLine label={t('people.link')} text={link} />
      <p className={styles.since}>{t('people.linkUntil', { moment: formatDateTime(until) })}</p>
      {children}
    </div>
  );
}
