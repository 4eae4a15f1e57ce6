import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import { Section } from './section';
import styles from './profile-skeleton.module.css';

/** Skeleton of the profile. It leaves out the sections below the numbers: the count of numbers is unknown, and they would move. */
export function ProfileSkeleton() {
  const t = useText('access');
  return (
    <div className={styles.content} aria-busy="true">
      <Skeleton className={styles.head} />
      <Section title={t('profile.account')}>
        <Skeleton className={styles.facts} />
      </Section>
      <Section title={t('profile.contact')}>
        <Skeleton className={styles.contact} />
      </Section>
    </div>
  );
}
