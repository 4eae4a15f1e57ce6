import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { Button, LoadFailure, NoData } from '@site/ui';
import { mayCall, planTournament, type PlannedTournament, type Session } from '@site/platform-operator/calls';
import { ListPage, PageShape, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import { TournamentDialog } from './tournament-dialog';
import { TournamentPanel } from './tournament-panel';
import { useTournaments } from './tournaments.queries';
import { useTournamentColumns } from './use-tournament-columns';
import styles from './tournaments.module.css';

export { default as en } from '#locales/tournaments/en.json';

const NONE: readonly PlannedTournament[] = [];
const keyOf = ({ id }: PlannedTournament) => String(id);

/** Tournaments, the newest first: those that wait for a second person, that run, and that are over. */
export function TournamentsPage({ session }: { session: Session }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching } = useTournaments();
  const [address, setAddress] = useSearchParams();
  const openId = address.get('open');
  const rows = data ?? NONE;
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useTournamentColumns();
  const [isPlanning, setPlanning] = useState(false);
  const show = (id: string | null) => setAddress(id === null ? {} : { open: id }, { replace: true });

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('tournaments.failed')} message={textOf(error)} onRetry={refetch} />;
  return (
    <ListPage
      title={t('tournaments.title')}
      count={rows.length}
      isBusy={isFetching}
      problem={error && t('tournaments.stale')}
      onRefresh={refetch}
      actions={
        mayCall(session.role, planTournament.role) && (
          <Button size="s" onClick={() => setPlanning(true)}>
            {t('tournaments.plan')}
          </Button>
        )
      }
      side={openId !== null && <TournamentPanel key={openId} id={openId} session={session} onClose={() => show(null)} />}
    >
      {rows.length === 0 ? (
        <NoData text={t('tournaments.empty')} />
      ) : (
        <DataTable
          label={t('tournaments.title')}
          className={styles.table}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={(row) => show(keyOf(row))}
          onKey={(key) => key === 'Escape' && show(null)}
          isMain={!isPlanning && openId === null}
        />
      )}
      {isPlanning && <TournamentDialog onClose={() => setPlanning(false)} />}
    </ListPage>
  );
}
