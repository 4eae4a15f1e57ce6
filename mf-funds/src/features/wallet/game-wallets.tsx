import { formatMoney, useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import { Card } from '@site/ui/card';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { useRecall } from './use-recall';
import { ALL, canRecall, hasMoney, platformName, recallProblemText, type Wallet } from './wallet.rules';
import styles from './game-wallets.module.css';

/** Money in games with a wallet of their own, and the way back. @see N-53 */
export function GameWallets({ games }: Pick<Wallet, 'games'>) {
  const t = useText('funds');
  const { start, running, isChecking, outcome } = useRecall();
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
          {games.map(({ platform, balance }) => (
            <li key={platform} className={styles.game}>
              <span className={styles.name}>{platformName(platform)}</span>
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
      <FormStatus>{outcome && 'recalled' in outcome && t('wallet.recall.done', { amount: formatMoney(outcome.recalled) })}</FormStatus>
      <FormProblem>{outcome && 'problem' in outcome && t(recallProblemText(outcome.problem))}</FormProblem>
    </Card>
  );
}
