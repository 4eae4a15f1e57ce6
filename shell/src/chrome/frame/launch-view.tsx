import { useAtomValue } from 'jotai';
import { storagePath } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Spinner } from '@site/ui';
import { logoAtom } from '#core/settings/settings.atoms';
import { launchingAtom } from '#composition/services/launch-game';
import styles from './launch-view.module.css';

/** Covers the page while a game is being opened. */
export function LaunchView() {
  const t = useText('shell');
  const game = useAtomValue(launchingAtom);
  const logo = useAtomValue(logoAtom);
  if (!game) return null;
  return (
    <div className={styles.view} role="status">
      {logo ? <img className={styles.loader} src={storagePath(logo.loader_logo)} alt="" /> : <Spinner isDecorative size="l" />}
      <p className={styles.text}>{game.name ? t('launch.opening', { name: game.name }) : t('launch.opening-any')}</p>
    </div>
  );
}
