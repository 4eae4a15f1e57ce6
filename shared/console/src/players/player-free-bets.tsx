import { useState } from 'react';
import { paisaOf, formatDateTime, formatMoney, useText } from '@site/i18n';
import { Button, LoadFailure, Money, Skeleton } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { FormError } from '@site/ui/forms';
import { mayCall, offerFreeBet, type PlayerFreeBet, type Session } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { FreeBetDialog } from './free-bet-dialog';
import { useConfirmFreeBet, useFreeBets, useRefuseFreeBet } from './players.queries';
import styles from './players.module.css';

interface PlayerFreeBetsProps {
  username: string;
  session: Session;
}

/** Free bets of a player: a person gives one, and a second person confirms a large one. */
export function PlayerFreeBets({ username, session }: PlayerFreeBetsProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useFreeBets(username);
  const [isGiving, setGiving] = useState(false);
  const mayGive = mayCall(session.role, offerFreeBet.role);
  return (
    <section className={styles.section} aria-label={t('players.freeBets')}>
      <h2 className={styles.heading}>{t('players.freeBets')}</h2>
      {mayGive && (
        <Button variant="outline" size="s" onClick={() => setGiving(true)}>
          {t('players.giveFreeBet')}
        </Button>
      )}
      {!data && isPending && <Skeleton className={styles.pending} />}
      {!data && error && <LoadFailure title={t('players.freeBetsFailed')} message={textOf(error)} onRetry={refetch} />}
      {data?.length === 0 && <p className={styles.note}>{t('players.noFreeBets')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.lines}>
          {data.map((freeBet) => (
            <FreeBetLine key={freeBet.id} freeBet={freeBet} username={username} mayDecide={mayGive} self={session.name} />
          ))}
        </ol>
      )}
      {isGiving && <FreeBetDialog username={username} onClose={() => setGiving(false)} />}
    </section>
  );
}

interface FreeBetLineProps {
  freeBet: PlayerFreeBet;
  username: string;
  mayDecide: boolean;
  /** Name of the person at the console. */
  self: string;
}

function FreeBetLine({ freeBet, username, mayDecide, self }: FreeBetLineProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const confirm = useConfirmFreeBet(username);
  const refuse = useRefuseFreeBet(username);
  const { id, amount, left, state, least_odds: odds, valid_until: until, proposed_by: by, reason } = freeBet;
  const problem = confirm.error ?? refuse.error;
  return (
    <li className={styles.written}>
      <p className={styles.state}>
        <Money amount={amount} />
        <Badge variant={state === 'open' ? 'good' : state === 'proposed' ? 'new' : 'quiet'}>{t(`players.freeBet.${state}`)}</Badge>
      </p>
      <p className={styles.note}>{t('players.freeBetLine', { left: formatMoney(paisaOf(left)), odds, until: formatDateTime(until) })}</p>
      <p className={styles.note}>{t('players.freeBetBy', { by, reason })}</p>
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
      <FormError message={problem && textOf(problem)} />
    </li>
  );
}
