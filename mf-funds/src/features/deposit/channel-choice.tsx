import { ACCOUNT_KINDS, type DepositChannel } from '@site/api/contracts/funds';
import { formatCount, useText } from '@site/i18n';
import { Button, Skeleton } from '@site/ui';
import { RadioCards } from '#methods';
import type { Deposit } from './use-deposit';
import styles from './deposit.module.css';

interface ChannelChoiceProps {
  channels: Deposit['channels'];
  selected: DepositChannel | null;
  onSelect(accountId: number): void;
}

/** Choice of the channel by the kind of account that receives the money. @see FUNDS-006 */
export function ChannelChoice({ channels, selected, onSelect }: ChannelChoiceProps) {
  const t = useText('funds');
  const label = t('deposit.channel');

  if (channels.data && channels.data.length > 0) {
    const cards = channels.data.map(({ accountid, account_type: kind, min, max }) => ({
      id: String(accountid),
      content: (
        <>
          <span className={styles.kind}>{t(ACCOUNT_KINDS[kind])}</span>
          <span className={styles.limits}>{t('deposit.limits', { min: formatCount(min), max: formatCount(max) })}</span>
        </>
      ),
    }));
    return (
      <RadioCards
        label={label}
        cards={cards}
        selected={selected && String(selected.accountid)}
        onSelect={(id) => onSelect(Number(id))}
        shape="row"
      />
    );
  }
  if (channels.data) return <p className={styles.aside}>{t('deposit.channel.none')}</p>;
  if (channels.isError)
    return (
      <p className={styles.aside} role="alert">
        {t('deposit.channel.failed')}
        <Button variant="quiet" size="s" onClick={() => void channels.refetch()}>
          {t('deposit.retry')}
        </Button>
      </p>
    );
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.waitingChannels}>
      <Skeleton shape="text" className={styles.waitingLegend} />
      <Skeleton className={styles.waitingChannel} />
    </div>
  );
}
