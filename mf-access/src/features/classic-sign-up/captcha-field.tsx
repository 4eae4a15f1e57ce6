import { CAPTCHA_DIGITS } from '@site/api/contracts/access';
import { Link } from '@site/remote';
import { useText } from '@site/i18n';
import { IconButton, Skeleton } from '@site/ui';
import { TextField } from '@site/ui/forms';
import { onlyDigits, rewriting } from '#account-form';
import type { FieldsProps } from './fields';
import styles from './captcha-field.module.css';

export interface CaptchaFieldProps extends FieldsProps {
  /** The picture as an address; null until it is there. */
  image: string | null;
  isFetching: boolean;
  /** Why there is no picture, in the player's language. */
  problem: string | null;
  onNewPicture: () => void;
}

export function CaptchaField({ register, errorOf, image, isFetching, problem, onNewPicture }: CaptchaFieldProps) {
  const t = useText('access');
  return (
    <div className={styles.captcha}>
      <div className={styles.picture} aria-busy={isFetching || undefined}>
        {image ? (
          <img className={styles.image} src={image} alt={t('classic.captcha.alt', { digits: CAPTCHA_DIGITS })} />
        ) : (
          <Skeleton className={styles.image} />
        )}
        <IconButton icon="refresh" label={t('classic.captcha.new')} variant="raised" isSpinning={isFetching} onClick={onNewPicture} />
      </div>
      <TextField
        {...rewriting(register('captcha'), onlyDigits(CAPTCHA_DIGITS))}
        className={styles.digits}
        label={t('classic.captcha')}
        hint={t('classic.captcha.hint', { digits: CAPTCHA_DIGITS })}
        error={errorOf('captcha') ?? problem ?? undefined}
        inputMode="numeric"
        autoComplete="off"
      />
      <p className={styles.help}>
        {t('classic.captcha.help')}{' '}
        <Link className={styles.link} to="?">
          {t('classic.captcha.standard')}
        </Link>
      </p>
    </div>
  );
}
