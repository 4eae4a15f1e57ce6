import { useId } from 'react';
import { useText } from '@site/i18n';
import { Icon, type IconName } from '@site/ui';
import { Badge } from '@site/ui/badge';
import type { CodeTarget } from './profile.rules';
import type { VerificationState } from './use-verification';
import { VerifyAction } from './verify-action';
import styles from './contact-row.module.css';

interface ContactRowProps {
  icon: IconName;
  target: CodeTarget;
  /** Name of the row; without it the number itself is the name. */
  label?: string;
  isVerified: boolean;
  verification: VerificationState;
}

export function ContactRow({ icon, target, label, isVerified, verification }: ContactRowProps) {
  const id = useId();
  return (
    <div className={styles.row} role="group" aria-labelledby={id}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.text}>
        {label && (
          <p id={id} className={styles.label}>
            {label}
          </p>
        )}
        <p id={label ? undefined : id} className={styles.value}>
          <Breakable text={target.value} />
        </p>
        <VerifiedBadge isVerified={isVerified} />
      </div>
      {!isVerified && <VerifyAction target={target} verification={verification} />}
    </div>
  );
}

/** A long address may break before its @. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** A live region: screen readers read the change, which is the answer to the code. */
function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  const t = useText('access');
  return (
    <Badge role="status" variant={isVerified ? 'good' : 'quiet'} icon={isVerified ? 'check' : 'alert'}>
      {t(isVerified ? 'profile.verified' : 'profile.notVerified')}
    </Badge>
  );
}
