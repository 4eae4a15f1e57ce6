import { useContext } from 'react';
import { useText } from '@site/i18n';
import { Dialog } from '@site/ui';
import { KeysHelpContext } from './keys-help-context';
import styles from './keys-help.module.css';

const KEYS = [
  ['↑ ↓ ← →', 'keys.arrows'],
  ['B', 'keys.back'],
  ['L', 'keys.lay'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['?', 'keys.help'],
] as const;

/** List of the keys of a trader. */
export function KeysHelp() {
  const t = useText('exchange');
  const { isOpen, onClose } = useContext(KeysHelpContext);
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
