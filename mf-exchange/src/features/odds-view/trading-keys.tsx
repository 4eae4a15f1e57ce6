import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { KeysHelp } from './keys-help';
import { useTradingKeys } from './use-trading-keys';
import styles from './keys-help.module.css';

/** Keys for traders, and the button that lists them. */
export function TradingKeys() {
  const t = useText('exchange');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const open = () => setHelpOpen(true);
  useTradingKeys(open);
  return (
    <>
      <Button variant="quiet" size="s" className={styles.button} onClick={open}>
        {t('keys')}
      </Button>
      <KeysHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}
