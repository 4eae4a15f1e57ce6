import { LOGIN_PATH } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import { LanguagePicker } from './language-picker';
import { SIGN_UP_PATH } from '#composition/routing/main-links';
import styles from './guest-toolbar.module.css';

/** `bottom`: on a phone, with the language picker. `row`: at the end of a desktop's header, which has the picker elsewhere. */
export function GuestToolbar({ variant }: { variant: 'bottom' | 'row' }) {
  const t = useText('shell');
  return (
    <nav className={styles.toolbar} data-variant={variant} aria-label={t('toolbar.guest-label')}>
      {variant === 'bottom' && <LanguagePicker variant="wide" />}
      <LinkButton as={Link} to={LOGIN_PATH} variant="outline" size={variant === 'row' ? 's' : 'm'} isWide={variant === 'bottom'}>
        {t('toolbar.login')}
      </LinkButton>
      <LinkButton as={Link} to={SIGN_UP_PATH} size={variant === 'row' ? 's' : 'm'} isWide={variant === 'bottom'}>
        {t('toolbar.sign-up')}
      </LinkButton>
    </nav>
  );
}
