import { useText } from '@site/i18n';
import { Dialog } from '@site/ui';
import styles from './keys-help.module.css';

const KEYS = [
  ['↑ ↓ ← →', 'keys.arrows'],
  ['B', 'keys.back'],
  ['L', 'keys.lay'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['?', 'keys.help'],
] as const;

export interface KeysHelpProps {
  isOpen: boolean;
  onClose: () => void;
}

/** List of the keys of a trader. */
export function KeysHelp({ isOpen, onClose }: KeysHelpProps) {
  const t = useText('exchange');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys')}>
      <p className={styles.when}>{t('keys.when')}</p>
      <dl className={styles.keys}>
        {KEYS.map(([key, words]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
