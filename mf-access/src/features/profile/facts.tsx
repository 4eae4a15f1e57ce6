import type { Profile } from '@site/api/contracts/account';
import { formatDate, useText } from '@site/i18n';
import { Section } from './section';
import styles from './facts.module.css';

/** Data of the profile that cannot be changed here. */
export function Facts({ profile }: { profile: Profile }) {
  const t = useText('access');
  const facts = [
    [t('profile.username'), profile.username],
    [t('profile.name'), profile.name || t('profile.none')],
    [t('profile.registered'), formatDate(profile.created_at)],
    [t('profile.currency'), profile.currency],
  ] as const;
  return (
    <Section title={t('profile.account')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
