import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EXCHANGE_SPORTS } from '@site/api/contracts/exchange';
import { formatCount, formatDateTime, useText } from '@site/i18n';
import { LoadFailure, Money, NoData } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { ChipRow } from '@site/ui/choice';
import type { OperatorEvent } from '@site/platform-operator/calls';
import { ListPage, PageShape, SearchBox, useFailureText } from '#parts';
import { type DataColumn, DataTable, useCursor } from '#table';
import { useEvents } from './exchange.queries';
import { filteredEvents } from './exchange.rules';
import styles from './exchange.module.css';

/** Value in the address for events with open bets alone. */
const OPEN = 'open';
const NONE: readonly OperatorEvent[] = [];
const keyOf = ({ event_id: id }: OperatorEvent) => id;

/** Events that are played, come or ended lately, with what players have in them. */
export function EventList() {
  const t = useText('console');
  const textOf = useFailureText();
  const navigate = useNavigate();
  const { data, isPending, error, refetch, isFetching } = useEvents();
  const [address, setAddress] = useSearchParams();
  const [sport, text, bets] = [address.get('sport') ?? '', address.get('q') ?? '', address.get('bets') ?? ''];
  const rows = useMemo(() => filteredEvents(data ?? NONE, { sport, text, hasBets: bets !== '' }), [data, sport, text, bets]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useColumns();
  const filter = (next: Record<string, string>) =>
    setAddress(
      Object.entries({ sport, q: text, bets, ...next }).filter(([, value]) => value !== ''),
      { replace: true },
    );

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('exchange.failed')} message={textOf(error)} onRetry={refetch} />;
  return (
    <ListPage
      title={t('exchange.title')}
      count={data.length}
      isBusy={isFetching}
      problem={error && t('exchange.stale')}
      onRefresh={refetch}
      filters={
        <>
          <SearchBox label={t('exchange.search')} value={text} onChange={(q) => filter({ q })} />
          <ChipRow
            label={t('exchange.sport')}
            chips={EXCHANGE_SPORTS.map((id) => ({ id, label: t(`exchange.sport.${id}`) }))}
            current={sport}
            onChoose={(id) => filter({ sport: id === sport ? '' : id })}
          />
          <ChipRow
            label={t('exchange.openBets')}
            chips={[{ id: OPEN, label: t('exchange.withBets') }]}
            current={bets}
            onChoose={(id) => filter({ bets: id === bets ? '' : id })}
          />
        </>
      }
    >
      {rows.length === 0 ? (
        <NoData text={data.length === 0 ? t('exchange.noEvents') : t('exchange.noneFits')} />
      ) : (
        <DataTable
          label={t('exchange.title')}
          className={styles.events}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={({ event_id: id }) => void navigate(id)}
        />
      )}
    </ListPage>
  );
}

function useColumns(): DataColumn<OperatorEvent>[] {
  const t = useText('console');
  return useMemo(
    () => [
      { id: 'name', header: t('exchange.event'), cell: ({ row: { original } }) => original.name },
      { id: 'time', header: t('exchange.time'), cell: ({ row: { original } }) => <EventTime event={original} /> },
      { id: 'markets', header: t('exchange.marketsWithBets'), cell: ({ row: { original } }) => formatCount(original.markets) },
      { id: 'bets', header: t('exchange.openBets'), cell: ({ row: { original } }) => formatCount(original.open_bets) },
      { id: 'waiting', header: t('exchange.waiting'), cell: ({ row: { original } }) => formatCount(original.waiting) },
      { id: 'matched', header: t('exchange.matched'), cell: ({ row: { original } }) => <Money amount={original.matched} /> },
      { id: 'exposure', header: t('exchange.exposure'), cell: ({ row: { original } }) => <Money amount={original.exposure} /> },
    ],
    [t],
  );
}

function EventTime({ event: { in_play: isPlayed, is_over: isOver, start } }: { event: OperatorEvent }) {
  const t = useText('console');
  if (isOver) return <Badge variant="quiet">{t('exchange.over')}</Badge>;
  if (isPlayed) return <Badge variant="new">{t('exchange.inPlay')}</Badge>;
  return formatDateTime(start);
}
