import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { Button, LoadFailure, NoData } from '@site/ui';
import { mayCall, proposeMission, type PlannedMission, type Session } from '@site/platform-operator/calls';
import { ListPage, PageShape, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import { MissionDialog } from './mission-dialog';
import { MissionPanel } from './mission-panel';
import { useMissions } from './missions.queries';
import { useMissionColumns } from './use-mission-columns';
import styles from './missions.module.css';

export { default as en } from '#locales/missions/en.json';

const NONE: readonly PlannedMission[] = [];
const keyOf = ({ id }: PlannedMission) => String(id);

/** Missions, the newest first, with the number of prizes that were claimed. */
export function MissionsPage({ session }: { session: Session }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching } = useMissions();
  const [address, setAddress] = useSearchParams();
  const openId = address.get('open');
  const rows = data ?? NONE;
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useMissionColumns();
  const [isProposing, setProposing] = useState(false);
  const show = (id: string | null) => setAddress(id === null ? {} : { open: id }, { replace: true });

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('missions.failed')} message={textOf(error)} onRetry={refetch} />;
  const opened = rows.find((row) => keyOf(row) === openId);
  return (
    <ListPage
      title={t('missions.title')}
      count={rows.length}
      isBusy={isFetching}
      problem={error && t('missions.stale')}
      onRefresh={refetch}
      actions={
        mayCall(session.role, proposeMission.role) && (
          <Button size="s" onClick={() => setProposing(true)}>
            {t('missions.propose')}
          </Button>
        )
      }
      side={opened && <MissionPanel key={openId} mission={opened} session={session} onClose={() => show(null)} />}
    >
      {rows.length === 0 ? (
        <NoData text={t('missions.empty')} />
      ) : (
        <DataTable
          label={t('missions.title')}
          className={styles.table}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={(row) => show(keyOf(row))}
          onKey={(key) => key === 'Escape' && show(null)}
          isMain={!isProposing && !opened}
        />
      )}
      {isProposing && <MissionDialog onClose={() => setProposing(false)} />}
    </ListPage>
  );
}
