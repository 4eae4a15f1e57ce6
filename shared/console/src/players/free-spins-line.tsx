import { formatDateTime, formatMoney, paisaOf, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { FormError } from '@site/ui/forms';
import type { PlayerFreeSpins } from '@site/platform-operator/calls';
import { AskedButton, useFailureText } from '#parts';
import { useConfirmFreeSpins, useEndFreeSpins, useRefuseFreeSpins } from './players.queries';
import styles from './players.module.css';

interface FreeSpinsLineProps {
  freeSpins: PlayerFreeSpins;
  username: string;
  mayDecide: boolean;
  /** Name of the person at the console. */
  self: string;
}

/** One grant of free spins with the decisions about it. */
export function FreeSpinsLine({ freeSpins, username, mayDecide, self }: FreeSpinsLineProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const confirm = useConfirmFreeSpins(username);
  const refuse = useRefuseFreeSpins(username);
  const end = useEndFreeSpins(username);
  const { id, game, spins, left, stake, won, state, valid_until: until, proposed_by: by, ended_by: endedBy, reason } = freeSpins;
  const problem = confirm.error ?? refuse.error;
  return (
    <li className={styles.written}>
      <p className={styles.state}>
        {t('players.freeSpinsOf', { spins, stake: formatMoney(paisaOf(stake)), game: game.name })}
        <Badge variant={state === 'open' ? 'good' : state === 'proposed' ? 'new' : 'quiet'}>{t(`players.freeSpins.${state}`)}</Badge>
      </p>
      <p className={styles.note}>{t('players.freeSpinsLine', { left, won: formatMoney(paisaOf(won)), until: formatDateTime(until) })}</p>
      <p className={styles.note}>{t('players.freeBetBy', { by, reason })}</p>
      {endedBy !== null && <p className={styles.note}>{t('players.freeSpinsEndedBy', { by: endedBy })}</p>}
      {state === 'proposed' && mayDecide && (
        <p className={styles.state}>
          {by !== self && (
            <Button variant="outline" size="s" isBusy={confirm.isPending} onClick={() => confirm.mutate({ username, id })}>
              {t('players.confirmFreeBet')}
            </Button>
          )}
          <Button variant="outline" size="s" isBusy={refuse.isPending} onClick={() => refuse.mutate({ username, id })}>
            {t('players.refuseFreeBet')}
          </Button>
        </p>
      )}
      {state === 'open' && mayDecide && (
        <p className={styles.state}>
          <AskedButton
            isRisky
            size="s"
            words={t('players.endFreeSpins')}
            question={t('players.endFreeSpinsOf', { username })}
            effect={t('players.endFreeSpinsEffect', { left, game: game.name })}
            change={end}
            input={{ username, id }}
          />
        </p>
      )}
      <FormError message={problem && textOf(problem)} />
    </li>
  );
}
