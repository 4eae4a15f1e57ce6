import { CAPTCHA_DIGITS } from '@site/api/contracts/access';
import { Link } from '@site/remote';
import { useText } from '@site/i18n';
import { onlyDigits, rewriting } from '#account-form';
import { PictureField, type PictureFieldProps } from '#picture-code';
import type { FieldsProps } from './fields';
import styles from './classic-sign-up.module.css';

export interface CaptchaFieldProps extends FieldsProps, Pick<PictureFieldProps, 'image' | 'isFetching' | 'onNewPicture'> {
  /** Reason for a missing picture, in the player's language. */
  problem: string | null;
}

export function CaptchaField({ register, errorOf, problem, ...picture }: CaptchaFieldProps) {
  const t = useText('access');
  return (
    <PictureField
      {...rewriting(register('captcha'), onlyDigits(CAPTCHA_DIGITS))}
      {...picture}
      error={errorOf('captcha') ?? problem ?? undefined}
      help={
        <>
          {t('classic.captcha.help')}{' '}
          <Link className={styles.link} to="?">
            {t('classic.captcha.standard')}
          </Link>
        </>
      }
    />
  );
}
