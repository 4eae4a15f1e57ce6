import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { Button, LoadFailure } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { mayCall, patchPlayer, type PlayerOverview, type Session } from '@site/platform-operator/calls';
import { PageBar, PageShape, RiskyButton, useFailureText } from '#parts';
import { ChangeDialog, type PlayerChange } from './change-dialog';
import { PlayerFreeBets } from './player-free-bets';
import { PlayerFreeSpins } from './player-free-spins';
import { PlayerFacts } from './player-facts';
import { PlayerLedger } from './player-ledger';
import { PlayerMarketing } from './player-marketing';
import { PlayerNotes } from './player-notes';
import { PlayerSessions } from './player-sessions';
import { useFreshPlayer, useOverview } from './players.queries';
import styles from './players.module.css';

/** Change of the status that an operator may make. */
const CHANGES = { active: 'block', blocked: 'unblock', closed: 'reopen' } as const satisfies Record<PlayerOverview['status'], PlayerChange>;

/** One player: facts, limits, sessions and notes beside the ledger. */
export function PlayerView({ session }: { session: Session }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { username = '' } = useParams();
  const { data, isPending, error, refetch, isFetching } = useOverview(username);
  const refresh = useFreshPlayer(username);
  const [changing, setChanging] = useState<PlayerChange | null>(null);
  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('players.oneFailed')} message={textOf(error)} onRetry={refetch} />;
  const change = CHANGES[data.status];
  const isClosedForGood = Boolean(data.closing?.closed_at);
  const buttons = mayCall(session.role, patchPlayer.role) && !isClosedForGood && (
    <>
      {data.has_two_step && (
        <Button variant="outline" size="s" onClick={() => setChanging('twoStepOff')}>
          {t('players.change.twoStepOff')}
        </Button>
      )}
      {change === 'block' ? (
        <RiskyButton size="s" onClick={() => setChanging(change)}>
          {t('players.change.block')}
        </RiskyButton>
      ) : (
        <Button variant="outline" size="s" onClick={() => setChanging(change)}>
          {t(`players.change.${change}`)}
        </Button>
      )}
    </>
  );
  return (
    <div className={styles.page}>
      <PageBar title={data.username} isBusy={isFetching} problem={error && textOf(error)} onRefresh={refresh} actions={buttons}>
        <p className={styles.state}>
          <Link to="/players">{t('players.back')}</Link>
          <Badge variant={data.status === 'active' ? 'good' : 'bad'}>{t(`players.status.${data.status}`)}</Badge>
        </p>
      </PageBar>
      <div className={styles.parts}>
        <div className={styles.side}>
          <PlayerFacts player={data} />
          <PlayerFreeBets username={data.username} session={session} />
          <PlayerFreeSpins username={data.username} session={session} />
          <PlayerMarketing username={data.username} session={session} />
          <PlayerSessions username={data.username} />
          <PlayerNotes username={data.username} />
        </div>
        <PlayerLedger username={data.username} />
      </div>
      {changing && <ChangeDialog change={changing} username={data.username} onClose={() => setChanging(null)} />}
    </div>
  );
}
