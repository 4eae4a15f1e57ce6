import { useMemo, useState, type RefObject } from 'react';
import { useText } from '@site/i18n';
import { CrashBoundary, LazyPage } from '@site/remote';
import { Button } from '@site/ui';
import { withLaterTexts } from '#texts';
import { KeysHelpContext } from './keys-help-context';
import { useTradingKeys } from './use-trading-keys';
import styles from './odds-view.module.css';

const loadHelp = () => withLaterTexts(import('./keys-help').then((module) => module.KeysHelp));

export interface TradingKeysProps {
  markets: RefObject<HTMLElement | null>;
}

/** Keys for traders at a desktop, and the button that lists them. */
export function TradingKeys({ markets }: TradingKeysProps) {
  const t = useText('exchange');
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never');
  const open = () => setHelp('open');
  useTradingKeys(markets, open);
  const list = useMemo(() => ({ isOpen: help === 'open', onClose: () => setHelp('closed') }), [help]);
  return (
    <>
      <Button variant="quiet" size="s" className={styles.keys} onClick={open}>
        {t('keys')}
      </Button>
      {help !== 'never' && (
        <KeysHelpContext value={list}>
          <CrashBoundary onCrash={() => setHelp('never')}>
            <LazyPage load={loadHelp} fallback={null} />
          </CrashBoundary>
        </KeysHelpContext>
      )}
    </>
  );
}
