import { useState } from 'react';
import type { GameTransfer } from '@site/api/contracts/wallet';
import { formatDateTime, useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { Badge } from '@site/ui/badge';
import { Button, Money } from '@site/ui';
import { Disclosure } from '#disclosure';
import { gameTransfersQuery } from './game-transfers.queries';
import styles from './game-transfers.module.css';

const LOOKS = { asked: 'new', confirmed: 'good', failed: 'bad' } as const;

/** Transfers between the main wallet and the wallets of games; renders nothing for a player without any. @see N-53 */
export function GameTransfers({ remoteId }: { remoteId: string }) {
  const t = useText('records');
  const [pages, setPages] = useState(1);
  const query = useQuery(gameTransfersQuery(remoteId, pages));
  if (query.isLoadingError) return <p className={styles.small}>{t('gameTransfers.unknown')}</p>;
  if (!query.data?.transfers.length) return null;
  const { transfers, hasMore } = query.data;
  return (
    <Disclosure summary={<span className={styles.title}>{t('gameTransfers.title')}</span>}>
      <ul className={styles.list} aria-label={t('gameTransfers.title')}>
        {transfers.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="quiet" size="s" onClick={() => setPages(pages + 1)}>
          {t('gameTransfers.more')}
        </Button>
      )}
    </Disclosure>
  );
}

function TransferRow({ transfer }: { transfer: GameTransfer }) {
  const t = useText('records');
  const { platform_name: platform, direction, reason, amount, state, created_at: at } = transfer;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{t(`gameTransfers.${direction}`, { name: platform })}</p>
        <p className={styles.small}>
          {t(`gameTransfers.reason.${reason}`)} · <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
      </div>
      <div className={styles.end}>
        <Money amount={amount} />
        <Badge variant={LOOKS[state]}>{t(`gameTransfers.state.${state}`)}</Badge>
      </div>
    </li>
  );
}
