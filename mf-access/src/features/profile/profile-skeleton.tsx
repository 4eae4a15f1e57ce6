import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import { Section } from './section';
import styles from './profile-skeleton.module.css';

/** While the player's record comes. How many numbers it holds is not known: what stands below them is left out, so that nothing is moved. */
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
