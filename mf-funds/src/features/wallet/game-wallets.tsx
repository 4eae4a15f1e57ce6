import { useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import { Card } from '@site/ui/card';
import { CheckboxField } from '@site/ui/forms';
import { ALL, canRecall, hasMoney, platformName, RecallOutcomeText, useRecall, useRecallChoice, type Wallet } from '#game-money';
import styles from './game-wallets.module.css';

interface GameWalletsProps extends Pick<Wallet, 'games' | 'recall_on_close'> {
  /** Opens the records of all transfers. */
  onRecords(): void;
}

/** Money in games with a wallet of their own, with buttons to recall it. @see N-53 */
export function GameWallets({ games, recall_on_close: isRecalled, onRecords }: GameWalletsProps) {
  const t = useText('funds');
  const { start, running, isChecking, outcome } = useRecall();
  const choice = useRecallChoice(isRecalled);
  const isPossible = canRecall({ games });
  const busyText = isChecking ? t('wallet.recall.checking') : t('wallet.recall.running');
  return (
    <Card
      title={t('wallet.games')}
      lead={t(isPossible ? 'wallet.games.lead' : 'wallet.games.none')}
      mark={
        <Button
          variant="outline"
          size="s"
          disabled={!isPossible || running !== null}
          isBusy={running === ALL}
          onClick={() => void start(ALL)}
        >
          {running === ALL ? busyText : t('wallet.recall.all')}
        </Button>
      }
    >
      {games.length > 0 && (
        <ul className={styles.list} aria-label={t('wallet.games')}>
          {games.map(({ platform, balance, is_waiting: isWaiting }) => (
            <li key={platform} className={styles.game}>
              <span className={styles.name}>
                {platformName(platform)}
                {isWaiting && <span className={styles.waiting}>{t('wallet.games.waiting')}</span>}
              </span>
              <span className={styles.balance}>
                <Money amount={balance} />
              </span>
              <Button
                variant="quiet"
                size="s"
                aria-label={running === platform ? undefined : t('wallet.recall.of', { name: platformName(platform) })}
                disabled={!hasMoney(balance) || running !== null}
                isBusy={running === platform}
                onClick={() => void start(platform)}
              >
                {running === platform ? busyText : t('wallet.recall')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <RecallOutcomeText outcome={outcome} />
      <CheckboxField label={t('wallet.recallOnClose')} checked={choice.isOn} onChange={(event) => choice.choose(event.target.checked)} />
      <Button variant="quiet" size="s" onClick={onRecords}>
        {t('wallet.games.records')}
      </Button>
    </Card>
  );
}
