import { formatMoney, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { ALL, canRecall, RecallOutcomeText, sumOfGames, useRecall, useWallet } from '#game-money';
import styles from './game-money-note.module.css';

/** Shows the amount in game wallets, which a withdrawal cannot use, with a button to recall it. @see N-53 */
export function GameMoneyNote() {
  const t = useText('funds');
  const { data } = useWallet();
  const { start, running, isChecking, outcome } = useRecall();
  const games = data?.games ?? [];
  const isThere = canRecall({ games });
  if (!isThere && outcome === null && running === null) return null;
  return (
    <section className={styles.note} aria-label={t('wallet.games')}>
      {isThere && <p>{t('withdrawal.inGames', { amount: formatMoney(sumOfGames(games)) })}</p>}
      {isThere && (
        <Button variant="outline" size="s" disabled={running !== null} isBusy={running !== null} onClick={() => void start(ALL)}>
          {running === null ? t('wallet.recall.all') : t(isChecking ? 'wallet.recall.checking' : 'wallet.recall.running')}
        </Button>
      )}
      <RecallOutcomeText outcome={outcome} />
    </section>
  );
}
