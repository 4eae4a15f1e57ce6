import { useAtomValue } from 'jotai';
import { storagePath } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { logoAtom } from '#core/settings/settings.atoms';
import styles from './site-logo.module.css';

/** The first letter, with its vowel sign in Bangla: there is no room for a name beside the balance of a phone. */
const initialOf = (name: string) => /^.\p{M}*/u.exec(name)?.[0];

/** The box has its size before the picture loads, and keeps it when the picture never loads. */
export function SiteLogo({ isShort }: { isShort?: boolean }) {
  const t = useText('shell');
  const { layout, settings } = useShell();
  const logo = useAtomValue(logoAtom);
  const name = settings?.site_title ?? t('site.name');
  const file = logo && (layout === 'mobile' ? logo.mobile_logo : logo.logo);
  return (
    <Link to="/" className={styles.logo} data-short={isShort || undefined} aria-label={t('logo.label', { name })}>
      {file ? (
        <img className={styles.image} src={storagePath(file)} alt="" />
      ) : (
        <span className={styles.name}>{isShort ? initialOf(name) : name}</span>
      )}
    </Link>
  );
}
