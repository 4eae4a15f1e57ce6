import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { formatCount, useText } from '@site/i18n';
import { Button, LoadFailure, Money, NoData } from '@site/ui';
import type { ExchangeMarket } from '@site/platform-operator/calls';
import { ListPage, PageShape, SearchBox, useFailureText } from '#parts';
import { type DataColumn, DataTable, useCursor } from '#table';
import { useEvents, useMarkets } from './exchange.queries';
import { filteredMarkets } from './exchange.rules';
import { MarketPanel } from './market-panel';
import { MarketState } from './market-state';
import styles from './exchange.module.css';

const NONE: readonly ExchangeMarket[] = [];
const keyOf = ({ market_id: id }: ExchangeMarket) => id;

/** Markets of one event; one of them is looked at beside the list. */
export function EventMarkets() {
  const t = useText('console');
  const textOf = useFailureText();
  const navigate = useNavigate();
  const { eventId = '' } = useParams();
  const { data, isPending, error, refetch, isFetching } = useMarkets(eventId);
  const event = useEvents().data?.find(({ event_id: id }) => id === eventId);
  const [address, setAddress] = useSearchParams();
  const [text, openId] = [address.get('q') ?? '', address.get('market')];
  const rows = useMemo(() => filteredMarkets(data ?? NONE, text), [data, text]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useColumns();
  const change = (next: Record<string, string>) =>
    setAddress(
      Object.entries({ q: text, market: openId ?? '', ...next }).filter(([, value]) => value !== ''),
      { replace: true },
    );

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('exchange.failed')} message={textOf(error)} onRetry={refetch} />;
  return (
    <ListPage
      title={event?.name ?? t('exchange.eventOf', { id: eventId })}
      count={data.length}
      isBusy={isFetching}
      problem={error && t('exchange.stale')}
      onRefresh={refetch}
      actions={
        <Button variant="quiet" size="s" onClick={() => void navigate('/exchange')}>
          {t('exchange.back')}
        </Button>
      }
      filters={<SearchBox label={t('exchange.searchMarket')} value={text} onChange={(q) => change({ q })} />}
      side={openId !== null && <MarketPanel key={openId} marketId={openId} onClose={() => change({ market: '' })} />}
    >
      {rows.length === 0 ? (
        <NoData text={data.length === 0 ? t('exchange.noMarkets') : t('exchange.noneFits')} />
      ) : (
        <DataTable
          label={t('exchange.markets')}
          className={styles.markets}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={(market) => change({ market: keyOf(market) })}
          onKey={(key) => key === 'Escape' && change({ market: '' })}
        />
      )}
    </ListPage>
  );
}

function useColumns(): DataColumn<ExchangeMarket>[] {
  const t = useText('console');
  return useMemo(
    () => [
      { id: 'name', header: t('exchange.market'), cell: ({ row: { original } }) => original.name },
      { id: 'state', header: t('exchange.state'), cell: ({ row: { original } }) => <MarketState market={original} /> },
      { id: 'bets', header: t('exchange.openBets'), cell: ({ row: { original } }) => formatCount(original.open_bets) },
      { id: 'matched', header: t('exchange.matched'), cell: ({ row: { original } }) => <Money amount={original.matched} /> },
      { id: 'exposure', header: t('exchange.exposure'), cell: ({ row: { original } }) => <Money amount={original.exposure} /> },
    ],
    [t],
  );
}
