import { isEmailVerified, isPhoneVerified, securityLevel, type Profile } from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { OverviewCard } from './overview-card';
import styles from './security-card.module.css';

interface SecurityCardProps {
  profile: Profile;
  /** Undefined when the profile tab is not released. */
  onVerify?: (() => void) | undefined;
}

const STEPS = { Unverified: 1, normal: 2, safe: 3 } as const;

function nextStep(profile: Profile) {
  if (!isPhoneVerified(profile)) return 'security.verify-phone';
  return isEmailVerified(profile) ? null : 'security.verify-email';
}

/** Security level of the account, and the next step to raise it. @see SHELL-074 */
export function SecurityCard({ profile, onVerify }: SecurityCardProps) {
  const t = useText('account');
  const level = securityLevel(profile);
  const next = nextStep(profile);
  return (
    <OverviewCard title={t('security.title')}>
      <div className={styles.level} data-level={level}>
        <p className={styles.word}>{t(`security.level.${level}`)}</p>
        <span className={styles.steps} aria-hidden="true">
          {Object.values(STEPS).map((step) => (
            <span key={step} className={styles.step} data-done={step <= STEPS[level] || undefined} />
          ))}
        </span>
      </div>
      <p className={styles.text}>{t(next ? `${next}.text` : 'security.all-done')}</p>
      {next && onVerify && (
        <Button variant="outline" className={styles.action} onClick={onVerify}>
          {t(next)}
        </Button>
      )}
    </OverviewCard>
  );
}
