import {
  isEmailVerified,
  isNumberVerified,
  isPhoneVerified,
  MAX_OTHER_PHONES,
  type OtherPhone,
  type Profile,
} from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import { Button, LoadFailure } from '@site/ui';
import { ContactRow } from './contact-row';
import { Section } from './section';
import type { VerificationState } from './use-verification';
import styles from './contact-section.module.css';

interface ContactSectionProps {
  profile: Profile;
  /** Undefined when they could not be loaded. */
  phones: readonly OtherPhone[] | undefined;
  onRetryPhones: () => unknown;
  verification: VerificationState;
}

export function ContactSection({ profile, phones, onRetryPhones, verification }: ContactSectionProps) {
  const t = useText('access');
  return (
    <Section title={t('profile.contact')}>
      <ContactRow
        icon="phone"
        label={t('profile.phone')}
        target={{ kind: 'phone', value: profile.phone }}
        isVerified={isPhoneVerified(profile)}
        verification={verification}
      />
      {phones ? (
        <OtherPhones phones={phones} verification={verification} />
      ) : (
        <LoadFailure title={t('profile.phones.failed')} onRetry={onRetryPhones} />
      )}
      <ContactRow
        icon="mail"
        label={t('profile.email')}
        target={{ kind: 'email', value: profile.email }}
        isVerified={isEmailVerified(profile)}
        verification={verification}
      />
    </Section>
  );
}

function OtherPhones({ phones, verification }: { phones: readonly OtherPhone[]; verification: VerificationState }) {
  const t = useText('access');
  return (
    <div className={styles.others}>
      <div className={styles.head}>
        <p className={styles.label}>{t('profile.phones')}</p>
        {phones.length < MAX_OTHER_PHONES && (
          <Button variant="quiet" size="s" onClick={() => verification.open('number')}>
            {t('profile.add')}
          </Button>
        )}
      </div>
      {phones.length === 0 && <p className={styles.none}>{t('profile.phones.none')}</p>}
      {phones.map((phone) => (
        <ContactRow
          key={phone.contract_value}
          icon="phone"
          target={{ kind: 'number', value: phone.contract_value }}
          isVerified={isNumberVerified(phone)}
          verification={verification}
        />
      ))}
    </div>
  );
}
