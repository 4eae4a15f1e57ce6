import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { ScreenTitle } from '@site/ui';
import { SiteLogo } from '../logo/site-logo';
import { PondScene } from './auth-artwork';
import styles from './auth-layout.module.css';

export interface StageProps {
  title: string;
  lead: string;
  /** Gives the form the larger part of a wide screen. */
  isWide?: boolean;
  children: ReactNode;
}

/** The picture of the pond, with the form beside it, or below it on a phone. */
export function AuthLayout({ title, lead, isWide, children }: StageProps) {
  const t = useText('access');
  return (
    <div className={styles.frame}>
      <div className={styles.stage} data-wide={isWide || undefined}>
        <div className={styles.art}>
          <div className={styles.view}>
            <PondScene className={styles.scene} />
            <div className={styles.brand}>
              <SiteLogo />
              <p className={styles.motto}>{t('stage.motto')}</p>
            </div>
          </div>
        </div>
        <section className={styles.main}>
          <header className={styles.header}>
            <ScreenTitle className={styles.title}>{title}</ScreenTitle>
            <p className={styles.lead}>{lead}</p>
          </header>
          {children}
        </section>
      </div>
    </div>
  );
}
