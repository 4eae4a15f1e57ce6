import { useState, type Ref } from 'react';
import { COUNTRY_CODES } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Button, Icon } from '@site/ui';
import { SelectField } from '@site/ui/forms';
import { PROFILE } from '#paths';
import type { PhoneChoice } from './use-payment';
import styles from './phone-fields.module.css';

interface PhoneFieldsProps {
  ref: Ref<HTMLSelectElement>;
  choice: PhoneChoice;
  phone: string;
  error: string | undefined;
  onChange: (phone: string) => void;
}

export function PhoneFields({ ref, choice, phone, error, onChange }: PhoneFieldsProps) {
  const t = useText('funds');
  // The code is only shown before the number: requests carry no country code. @see C-23
  const [code, setCode] = useState<string>(COUNTRY_CODES[0]);
  const options = choice.numbers.length ? choice.numbers : [''];
  return (
    <div className={styles.phones}>
      <div className={styles.fields} aria-busy={choice.state === 'loading' || undefined}>
        <SelectField
          label={t('makePayment.phone.code')}
          options={COUNTRY_CODES.map((value) => ({ value, label: value }))}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
        />
        <SelectField
          ref={ref}
          label={t('makePayment.phone')}
          options={options.map((value) => ({ value, label: value || t('makePayment.phone.unknown') }))}
          value={phone}
          error={error}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
        />
      </div>
      <PhoneHelp choice={choice} />
    </div>
  );
}

/** Reason why there is no number to choose, with the way to get one. */
function PhoneHelp({ choice: { state, numbers, short, retry } }: Pick<PhoneFieldsProps, 'choice'>) {
  const t = useText('funds');
  if (state === 'failed')
    return (
      <div className={styles.help} role="status">
        <p>{t('makePayment.phone.failed')}</p>
        <Button variant="outline" size="s" icon="refresh" onClick={retry}>
          {t('makePayment.retry')}
        </Button>
      </div>
    );
  if (short.length > 0)
    return (
      <div className={styles.help}>
        <p>{t('makePayment.phone.short', { numbers: short.join(', ') })}</p>
        <ToProfile words="makePayment.phone.add" />
      </div>
    );
  if (state !== 'known' || numbers.length > 0) return null;
  return (
    <div className={styles.help}>
      <p>{t('makePayment.phone.none')}</p>
      <ToProfile words="makePayment.phone.verify" />
    </div>
  );
}

function ToProfile({ words }: { words: string }) {
  const t = useText('funds');
  return (
    <Link className={styles.link} to={PROFILE}>
      {t(words)}
      <Icon name="chevron-right" size="s" />
    </Link>
  );
}
