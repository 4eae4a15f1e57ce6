import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button, Money, Sheet } from '@site/ui';
import { BetsPanel, useExposure } from '#bets';
import { SessionLine } from './session-line';
import { WalletSheet } from './wallet-sheet';
import styles from './exchange-header.module.css';

/** @see EXCHANGE-010 */
export function ExchangeHeader() {
  const t = useText('exchange');
  const { data } = useExposure();
  const [open, setOpen] = useState<'bets' | 'wallet' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className={styles.header} role="group" aria-label={t('head')}>
        <dl className={styles.figures}>
          <div className={styles.figure}>
            <dt>{t('head.main')}</dt>
            <dd>
              <Money amount={data?.main ?? null} />
            </dd>
          </div>
          <div className={styles.figure} data-tone="exposure">
            <dt>{t('head.exposure')}</dt>
            <dd>
              <Money amount={data?.exposure ?? null} />
            </dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <Button variant="outline" size="s" icon="list" aria-haspopup="dialog" onClick={() => setOpen('bets')}>
            {t('head.bets')}
          </Button>
          <Button variant="outline" size="s" icon="wallet" aria-haspopup="dialog" onClick={() => setOpen('wallet')}>
            {t('head.wallet')}
          </Button>
        </div>
      </div>
      <SessionLine />
      <Sheet isOpen={open === 'bets'} onClose={close} title={t('head.bets.title')} size="m">
        {open === 'bets' && <BetsPanel />}
      </Sheet>
      <WalletSheet isOpen={open === 'wallet'} onClose={close} />
    </>
  );
}
