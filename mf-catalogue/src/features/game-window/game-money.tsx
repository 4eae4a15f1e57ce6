import { useState } from 'react';
import { formatMoney, paisaOf, useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import type { Failure } from '@site/remote/failure';
import { Button, LoadFailure, Money, Skeleton } from '@site/ui';
import { ChipRow } from '@site/ui/choice';
import { CheckboxField, TextField } from '@site/ui/forms';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { moneyProblemText, MONEY_CHOICES, readAmount, type MoneyChoice } from './game-money.rules';
import { gameMoneyQuery, useMoveMoney, useRecallChoice } from './game-window.queries';
import styles from './game-money.module.css';

interface GameMoneyProps {
  platform: string;
  /** Called when the player's choice is carried out. */
  onReady: () => void;
}

/** Shown before a game that plays from a wallet of its own: the player chooses how much moves there from the main wallet. @see N-53 */
export function GameMoney({ platform, onReady }: GameMoneyProps) {
  const money = useQuery(gameMoneyQuery(platform, true));
  if (money.data) return <MoneyForm platform={platform} {...money.data} onReady={onReady} />;
  if (money.isPending) return <Skeleton shape="block" />;
  return <LoadFailure error={money.error} onRetry={money.refetch} />;
}

interface MoneyFormProps extends GameMoneyProps {
  main: string;
  inGame: string;
  isWaiting: boolean;
  isRecalled: boolean;
}

function MoneyForm({ platform, main, inGame, isWaiting, isRecalled, onReady }: MoneyFormProps) {
  const t = useText('catalogue');
  const { balance } = useShell();
  const most = balance.amount ?? main;
  const { phase, post: moveMoney } = useMoveMoney();
  const recallChoice = useRecallChoice(isRecalled);
  const [chosen, setChosen] = useState<MoneyChoice | null>(null);
  const choice = chosen ?? (paisaOf(most) > 0n ? 'all' : 'none');
  const [typed, setTyped] = useState('');
  const [hasTried, setTried] = useState(false);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const amount = readAmount(typed, most);

  async function submit() {
    setTried(true);
    setProblem(null);
    if (choice === 'none' || isUnconfirmed) return onReady();
    if (choice === 'some' && amount === null) return;
    const outcome = await moveMoney(choice === 'some' && amount !== null ? { platform, amount } : { platform });
    if (!outcome) return;
    if ('problem' in outcome) setProblem(outcome.problem);
    else if (outcome.is_waiting) setUnconfirmed(true);
    else onReady();
  }

  return (
    <form
      className={styles.form}
      aria-label={t('money.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className={styles.title}>{t('money.title')}</h2>
      <p className={styles.lead}>{t('money.lead')}</p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('money.main')}</dt>
          <dd>
            <Money amount={most} />
          </dd>
        </div>
        <div>
          <dt>{t('money.inGame')}</dt>
          <dd>
            <Money amount={inGame} />
          </dd>
        </div>
      </dl>
      {isWaiting && !isUnconfirmed && <p className={styles.lead}>{t('money.waiting')}</p>}
      <ChipRow
        label={t('money.choose')}
        chips={MONEY_CHOICES.map((id) => ({ id, label: t(`money.choice.${id}`) }))}
        current={choice}
        onChoose={(id) => setChosen(MONEY_CHOICES.find((known) => known === id) ?? null)}
      />
      {choice === 'some' && (
        <TextField
          label={t('money.amount')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={hasTried && amount === null ? t('money.amount.wrong', { most: formatMoney(most) }) : undefined}
        />
      )}
      <CheckboxField
        label={t('money.recallOnClose')}
        checked={recallChoice.isOn}
        onChange={(event) => recallChoice.choose(event.target.checked)}
      />
      <FormStatus>{isUnconfirmed && t('money.unconfirmed')}</FormStatus>
      <FormProblem>{problem && t(moneyProblemText(problem))}</FormProblem>
      <Button type="submit" isBusy={phase !== 'idle'} disabled={phase !== 'idle'}>
        {t(phase === 'checking' ? 'money.checking' : phase === 'sending' ? 'money.moving' : 'money.play')}
      </Button>
    </form>
  );
}
