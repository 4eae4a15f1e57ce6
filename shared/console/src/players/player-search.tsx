import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import type { FoundPlayer } from '@site/platform-operator/calls';
import { PageBar, PageShape, SearchBox, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import { usePlayers } from './players.queries';
import { usePlayerColumns } from './use-player-columns';
import styles from './players.module.css';

const keyOf = ({ id }: FoundPlayer) => String(id);

/** Finds players by the beginning of a name, or by a whole phone number or id. */
export function PlayerSearch() {
  const t = useText('console');
  const textOf = useFailureText();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const text = address.get('q') ?? '';
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = usePlayers(text.trim());
  const rows = useMemo(() => (text.trim() === '' ? [] : (data?.pages ?? []).flatMap((page) => page.rows)), [data, text]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = usePlayerColumns();
  const askForMore = useCallback(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);

  const list = () => {
    if (rows.length > 0)
      return (
        <DataTable
          label={t('players.title')}
          className={styles.found}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={({ username }) => void navigate(encodeURIComponent(username))}
          isMain={false}
          stateOf={({ status }) => (status === 'active' ? undefined : 'bad')}
          onNearEnd={askForMore}
        />
      );
    if (text.trim() === '') return <NoData text={t('players.begin')} />;
    if (error) return <LoadFailure title={t('players.failed')} message={textOf(error)} onRetry={refetch} />;
    return isFetching ? <PageShape /> : <NoData text={t('players.none')} />;
  };

  return (
    <div className={styles.page}>
      <PageBar title={t('players.title')} isBusy={isFetching} problem={rows.length > 0 && error ? textOf(error) : null}>
        <SearchBox label={t('players.search')} value={text} onChange={(q) => setAddress(q === '' ? {} : { q }, { replace: true })} />
      </PageBar>
      {list()}
    </div>
  );
}
