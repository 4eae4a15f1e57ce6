import { useText } from '@site/i18n';
import { ChipRow } from '@site/ui/choice';
import { TextField } from '@site/ui/forms';
import { accountDigits } from './withdrawal-form.rules';
import styles from './account-field.module.css';

interface AccountFieldProps {
  account: string;
  /** The player's verified numbers. */
  phones: readonly string[];
  chosenPhone: string | null;
  onChange: (account: string) => void;
  onChoosePhone: (phone: string) => void;
}

/** The account to pay to: one of the player's own numbers, or another account. */
export function AccountField({ account, phones, chosenPhone, onChange, onChoosePhone }: AccountFieldProps) {
  const t = useText('funds');
  return (
    <div className={styles.field}>
      <div className={styles.box}>
        <TextField
          label={t('withdrawal.account')}
          hint={t('withdrawal.account.hint')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="01XXXXXXXXX"
          value={account}
          onChange={(event) => onChange(accountDigits(event.target.value))}
        />
      </div>
      <div className={styles.choice}>
        <p className={styles.caption} aria-hidden="true">
          {t('withdrawal.phones')}
        </p>
        {phones.length > 0 ? (
          <ChipRow
            label={t('withdrawal.phones')}
            chips={phones.map((phone) => ({ id: phone, label: phone }))}
            current={chosenPhone}
            onChoose={onChoosePhone}
          />
        ) : (
          <p className={styles.none}>{t('withdrawal.phones.none')}</p>
        )}
      </div>
    </div>
  );
}
