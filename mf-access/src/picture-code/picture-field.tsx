import type { ReactNode } from 'react';
import { CAPTCHA_DIGITS } from '@site/api/contracts/access';
import { useText } from '@site/i18n';
import { IconButton, Skeleton } from '@site/ui';
import { TextField, type TextFieldProps } from '@site/ui/forms';
import styles from './picture-code.module.css';

export interface PictureFieldProps extends Omit<TextFieldProps, 'label'> {
  /** Address of the picture; null until it is loaded. */
  image: string | null;
  isFetching: boolean;
  onNewPicture: () => void;
  /** Advice for players who cannot see the picture. */
  help: ReactNode;
}

/** A picture with digits, and the field that they are typed into. */
export function PictureField({ image, isFetching, onNewPicture, help, ...input }: PictureFieldProps) {
  const t = useText('access');
  return (
    <div className={styles.captcha}>
      <div className={styles.picture} aria-busy={isFetching || undefined}>
        {image ? (
          <img className={styles.image} src={image} alt={t('picture.alt', { digits: CAPTCHA_DIGITS })} />
        ) : (
          <Skeleton className={styles.image} />
        )}
        <IconButton icon="refresh" label={t('picture.new')} variant="raised" isSpinning={isFetching} onClick={onNewPicture} />
      </div>
      <TextField
        {...input}
        className={styles.digits}
        label={t('picture.label')}
        hint={t('picture.hint', { digits: CAPTCHA_DIGITS })}
        inputMode="numeric"
        autoComplete="off"
      />
      <p className={styles.help}>{help}</p>
    </div>
  );
}
