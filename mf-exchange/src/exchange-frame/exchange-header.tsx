import { useState } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button, Icon, Money, Sheet, type IconName } from '@site/ui';
import { BetsPanel, useExposure } from '#bets';
import { SessionLine } from './session-line';
import { WalletSheet } from './wallet-sheet';
import styles from './exchange-header.module.css';

/** Bar with the player's money. On a phone it covers the site's header, and the wallet contains the session line. @see EXCHANGE-010 */
export function ExchangeHeader() {
  const t = useText('exchange');
  const { layout } = useShell();
  const { data } = useExposure();
  const [open, setOpen] = useState<'bets' | 'wallet' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className={styles.header} data-layout={layout} role="group" aria-label={t('head')}>
        <dl className={styles.figures}>
          <div className={styles.figure}>
            <dt>{t('head.main')}</dt>
            <dd>
              <Money amount={data?.main ?? null} isFitting />
            </dd>
          </div>
          <div className={styles.figure} data-tone="exposure">
            <dt>{t('head.exposure')}</dt>
            <dd>
              <Money amount={data?.exposure ?? null} isFitting />
            </dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <Action icon="list" text={t('head.bets')} onClick={() => setOpen('bets')} />
          <Action icon="wallet" text={t('head.wallet')} onClick={() => setOpen('wallet')} />
        </div>
      </div>
      {layout === 'desktop' && <SessionLine />}
      <Sheet isOpen={open === 'bets'} onClose={close} title={t('head.bets.title')} size="m">
        {open === 'bets' && <BetsPanel />}
      </Sheet>
      <WalletSheet isOpen={open === 'wallet'} onClose={close} />
    </>
  );
}

function Action({ icon, text, onClick }: { icon: IconName; text: string; onClick(): void }) {
  const { layout } = useShell();
  if (layout === 'desktop') {
    return (
      <Button variant="outline" size="s" icon={icon} aria-haspopup="dialog" onClick={onClick}>
        {text}
      </Button>
    );
  }
  return (
    <button type="button" className={styles.action} aria-haspopup="dialog" onClick={onClick}>
      <Icon name={icon} />
      {text}
    </button>
  );
}
