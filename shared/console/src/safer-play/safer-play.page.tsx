import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { Button, LoadFailure, NoData } from '@site/ui';
import type { MarkedPlayerRow } from '@site/platform-operator/calls';
import { ListPage, PageShape, SearchBox, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import { PlayerPanel } from './player-panel';
import { useMarkedPlayers } from './safer-play.queries';
import { useMarkColumns } from './use-mark-columns';
import styles from './safer-play.module.css';

export { default as en } from '#locales/safer-play/en.json';

const NONE: readonly MarkedPlayerRow[] = [];
const keyOf = ({ username }: MarkedPlayerRow) => username;

/** Players whose limits or breaks changed lately, and what a person can do for one of them. */
export function SaferPlayPage() {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching } = useMarkedPlayers();
  const [address, setAddress] = useSearchParams();
  const [text, setText] = useState('');
  const open = address.get('player');
  const wanted = text.trim().toLowerCase();
  const rows = useMemo(() => (data ?? NONE).filter(({ username }) => username.toLowerCase().includes(wanted)), [data, wanted]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useMarkColumns();
  const show = (player: string | null) => setAddress(player === null ? {} : { player }, { replace: true });

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('saferPlay.failed')} message={textOf(error)} onRetry={refetch} />;
  return (
    <ListPage
      title={t('saferPlay.title')}
      count={data.length}
      isBusy={isFetching}
      problem={error && t('saferPlay.stale')}
      onRefresh={refetch}
      filters={
        <>
          <SearchBox label={t('saferPlay.search')} value={text} onChange={setText} />
          <p className={styles.note}>{t('saferPlay.lead')}</p>
        </>
      }
      side={open !== null && <PlayerPanel key={open} username={open} onClose={() => show(null)} />}
    >
      {rows.length === 0 ? (
        <NoData text={data.length === 0 ? t('saferPlay.empty') : t('saferPlay.noneFits')}>
          {wanted !== '' && (
            <Button variant="outline" onClick={() => show(text.trim())}>
              {t('saferPlay.lookUp', { name: text.trim() })}
            </Button>
          )}
        </NoData>
      ) : (
        <DataTable
          label={t('saferPlay.title')}
          className={styles.table}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={(row) => show(keyOf(row))}
          onKey={(key) => key === 'Escape' && show(null)}
        />
      )}
    </ListPage>
  );
}
