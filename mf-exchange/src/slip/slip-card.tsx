import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Card } from '@site/ui/card';
import styles from './slip-card.module.css';

/** The slip in the rail of a desktop. */
export function SlipCard({ children }: { children: ReactNode }) {
  const t = useText('exchange');
  return <Card title={t('slip')}>{children ?? <p className={styles.empty}>{t('slip.empty')}</p>}</Card>;
}
