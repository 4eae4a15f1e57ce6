import type { ReactNode } from 'react';
import type { StorageKey } from '@site/api/contracts/site';
import { useShell } from '@site/remote';
import { Skeleton } from '@site/ui';
import { PartSkeleton } from '#composition/parts/part-state';
import styles from './account-head.module.css';

const USERNAME = 'username' satisfies StorageKey;

interface AccountHeadProps {
  picture: ReactNode;
  /** Shown below the name. */
  points: ReactNode;
  /** The rest of the page. */
  children: ReactNode;
}

/** The account menu, with the name of the player at its top. */
export function AccountHead({ picture, points, children }: AccountHeadProps) {
  const { session } = useShell();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {picture}
        <div className={styles.who}>
          <h1 className={styles.name} data-stored={USERNAME}>
            {session.player?.username}
          </h1>
          {points}
        </div>
      </header>
      {children}
    </div>
  );
}

/** The account menu while its code loads. The name, the largest text of the page, is in the first frame. */
export const PendingAccountMenu = () => (
  <AccountHead picture={<Skeleton shape="circle" className={styles.picture} />} points={<span className={styles.points} />}>
    <PartSkeleton size="block" />
  </AccountHead>
);
