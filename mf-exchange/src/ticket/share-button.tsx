import { useState } from 'react';
import { useText } from '@site/i18n';
import { IconButton } from '@site/ui';
import { withLaterTexts } from '#texts';
import type { PickedPrice } from '#draft';
import styles from './share-button.module.css';

export interface ShareButtonProps {
  pick: PickedPrice;
  /** Match Odds of the event, which the address of the odds view names. */
  eventMarketId: string;
}

/** Shares the picked price as a link, without the stake. */
export function ShareButton({ pick, eventMarketId }: ShareButtonProps) {
  const t = useText('exchange');
  const [said, setSaid] = useState<string | null>(null);
  const share = async () => {
    setSaid(null);
    const { shareTicket } = await withLaterTexts(import('./share-ticket'));
    setSaid(await shareTicket(t, pick, eventMarketId));
  };
  return (
    <>
      <span role="status" className={styles.said}>
        {said && t(said)}
      </span>
      <IconButton icon="share" label={t('ticket.share')} onClick={() => void share().catch(() => setSaid('ticket.failed'))} />
    </>
  );
}
