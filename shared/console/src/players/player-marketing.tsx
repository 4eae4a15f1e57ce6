import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button, LoadFailure, Skeleton } from '@site/ui';
import { mayCall, promoteTo, type Session } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useMarketing } from './players.queries';
import { PromotionDialog } from './promotion-dialog';
import styles from './players.module.css';

interface PlayerMarketingProps {
  username: string;
  session: Session;
}

/** Channels on which promotions may be sent to the player now, and the way to send one. */
export function PlayerMarketing({ username, session }: PlayerMarketingProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useMarketing(username);
  const [isWriting, setWriting] = useState(false);
  const channels = data?.channels ?? [];
  const names = channels.map((channel) => t(`players.channel.${channel}`)).join(', ');
  return (
    <section className={styles.section} aria-label={t('players.marketing')}>
      <h2 className={styles.heading}>{t('players.marketing')}</h2>
      {!data && isPending && <Skeleton className={styles.pending} />}
      {!data && error && <LoadFailure title={t('players.marketingFailed')} message={textOf(error)} onRetry={refetch} />}
      {data && (
        <p className={styles.note}>{channels.length > 0 ? t('players.marketingOpen', { channels: names }) : t('players.marketingNone')}</p>
      )}
      {channels.length > 0 && mayCall(session.role, promoteTo.role) && (
        <Button variant="outline" size="s" onClick={() => setWriting(true)}>
          {t('players.promote')}
        </Button>
      )}
      {isWriting && <PromotionDialog username={username} channels={names} onClose={() => setWriting(false)} />}
    </section>
  );
}
