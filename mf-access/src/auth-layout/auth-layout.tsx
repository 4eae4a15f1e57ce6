import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { ScreenTitle, Skeleton } from '@site/ui';
import { SiteLogo } from '../logo/site-logo';
import { PondScene } from './auth-artwork';
import styles from './auth-layout.module.css';

export interface StageProps {
  title: string;
  lead: string;
  /** Gives the form the larger part of a wide screen. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** The picture of the pond, with the form beside it, or below it on a phone. */
export function AuthLayout({ title, lead, isWide, children }: StageProps) {
  return (
    <Stage isWide={isWide}>
      <header className={styles.header}>
        <ScreenTitle className={styles.title}>{title}</ScreenTitle>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </Stage>
  );
}

/** The same stage while the code of its form loads, so that nothing moves when the form arrives. */
export const AuthWaiting = () => (
  <Stage>
    <AuthFieldsWaiting />
  </Stage>
);

/** Place-holder of a form: its title and its fields. */
export const AuthFieldsWaiting = () => (
  <div className={styles.waiting} aria-busy="true" data-awaits="code">
    {[0, 1, 2, 3].map((field) => (
      <Skeleton key={field} className={styles.field} />
    ))}
  </div>
);

function Stage({ isWide, children }: Pick<StageProps, 'isWide' | 'children'>) {
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
        <section className={styles.main}>{children}</section>
      </div>
    </div>
  );
}
