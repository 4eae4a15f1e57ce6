import { useId } from 'react';
import type { FreeSpins as FreeSpinsOf } from '@site/api/contracts/rewards';
import { formatDateTime, formatMoney, paisaOf, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button, LoadFailure, NoData, Skeleton } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { Fact } from './fact';
import { useFreeSpins } from './free-spins.queries';
import styles from './free-bets.module.css';

const VARIANTS = { open: 'good', used: 'quiet', ended: 'quiet' } as const satisfies Record<FreeSpinsOf['state'], string>;

/** Free spins of the player, newest first. */
export function FreeSpins() {
  const t = useText('rewards');
  const heading = useId();
  const { data, isError, error, refetch } = useFreeSpins();
  const content = () => {
    if (data) return <FreeSpinsList freeSpins={data} />;
    if (isError) return <LoadFailure error={error} onRetry={refetch} />;
    return (
      <div role="status" aria-busy="true" aria-label={t('freeSpins.title')}>
        <Skeleton className={styles.waiting} />
      </div>
    );
  };
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('freeSpins.title')}
      </h2>
      {content()}
    </section>
  );
}

function FreeSpinsList({ freeSpins }: { freeSpins: readonly FreeSpinsOf[] }) {
  const t = useText('rewards');
  if (freeSpins.length === 0) return <NoData text={t('freeSpins.none')} />;
  return (
    <ul className={styles.list} aria-label={t('freeSpins.title')}>
      {freeSpins.map((one) => (
        <FreeSpinsCard key={one.id} freeSpins={one} />
      ))}
    </ul>
  );
}

function FreeSpinsCard({ freeSpins }: { freeSpins: FreeSpinsOf }) {
  const t = useText('rewards');
  const { launchGame } = useShell();
  const { game, spins, left, used, stake, won, valid_until: until, state } = freeSpins;
  const handlePlay = () => void launchGame({ platform: game.platform, gameType: game.type, gameCode: game.code, name: game.name });
  return (
    <li className={styles.card} data-state={state}>
      <p className={styles.head}>
        <span className={styles.amount}>{t('freeSpins.count', { spins, stake: formatMoney(paisaOf(stake)) })}</span>
        <Badge variant={VARIANTS[state]}>{t(`freeSpins.state.${state}`)}</Badge>
      </p>
      <dl className={styles.facts}>
        <Fact name={t('freeSpins.game')} value={game.name} />
        {state === 'open' && <Fact name={t('freeSpins.left')} value={t('freeSpins.leftOf', { left, spins })} />}
        {used > 0 && <Fact name={t('freeSpins.used')} value={used} />}
        {paisaOf(won) > 0n && <Fact name={t('freeSpins.won')} value={formatMoney(paisaOf(won))} />}
        <Fact name={t('freeSpins.until')} value={<time dateTime={until}>{formatDateTime(until)}</time>} />
      </dl>
      {state === 'open' && <Button onClick={handlePlay}>{t('freeSpins.play', { game: game.name })}</Button>}
    </li>
  );
}
