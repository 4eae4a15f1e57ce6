import type { GameWallet } from '@site/api/contracts/wallet';
import { formatMoney, useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { Button, Money, Skeleton } from '@site/ui';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { gameWalletsQuery } from './exchange-frame.queries';
import { ALL_WALLETS, hasMoney, platformName, recallProblemText } from './exchange-frame.rules';
import { useRecall } from './use-recall';
import styles from './game-wallets.module.css';

/** Money in games with a wallet of their own, with buttons to recall it. */
export function GameWallets() {
  const t = useText('exchange');
  const { data, isPending } = useQuery(gameWalletsQuery());
  const { start, running, isChecking, outcome } = useRecall();
  const games = data?.games ?? [];
  const isPossible = games.some(hasMoney);
  const busyText = t(isChecking ? 'wallet.recall.checking' : 'wallet.recall.running');
  return (
    <section className={styles.wallets} aria-label={t('wallet.games')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('wallet.games')}</h3>
        <Button
          variant="outline"
          size="s"
          disabled={!isPossible || running !== null}
          isBusy={running === ALL_WALLETS}
          onClick={() => void start(ALL_WALLETS)}
        >
          {running === ALL_WALLETS ? busyText : t('wallet.recall.all')}
        </Button>
      </div>
      {isPending && <Skeleton shape="text" />}
      {!isPending && !isPossible && <p className={styles.none}>{t(data ? 'wallet.games.none' : 'wallet.games.unknown')}</p>}
      <ul className={styles.list}>
        {games.map((game) => (
          <li key={game.platform} className={styles.game}>
            <span className={styles.name}>
              {platformName(game.platform)}
              {game.is_waiting && <span className={styles.waiting}>{t('wallet.games.waiting')}</span>}
            </span>
            <Money amount={game.balance} />
            <RecallButton
              game={game}
              isRunning={running === game.platform}
              isDisabled={running !== null}
              busyText={busyText}
              onRecall={() => void start(game.platform)}
            />
          </li>
        ))}
      </ul>
      <FormStatus>
        {outcome &&
          'recalled' in outcome &&
          [
            t('wallet.recall.done', { amount: formatMoney(outcome.recalled) }),
            outcome.waiting.length > 0 && t('wallet.recall.waiting', { names: outcome.waiting.map(platformName).join(', ') }),
          ]
            .filter(Boolean)
            .join(' ')}
      </FormStatus>
      <FormProblem>{outcome && 'problem' in outcome && t(recallProblemText(outcome.problem))}</FormProblem>
    </section>
  );
}

interface RecallButtonProps {
  game: GameWallet;
  isRunning: boolean;
  isDisabled: boolean;
  busyText: string;
  onRecall(): void;
}

function RecallButton({ game, isRunning, isDisabled, busyText, onRecall }: RecallButtonProps) {
  const t = useText('exchange');
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={isRunning ? undefined : t('wallet.recall.of', { name: platformName(game.platform) })}
      disabled={isDisabled || !hasMoney(game)}
      isBusy={isRunning}
      onClick={onRecall}
    >
      {isRunning ? busyText : t('wallet.recall')}
    </Button>
  );
}
