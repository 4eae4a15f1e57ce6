import { useCallback, useMemo } from 'react';
import { formatDateTime, useText, type Translate } from '@site/i18n';
import { LoadFailure, Money, NoData } from '@site/ui';
import type { LedgerEntry } from '@site/platform-operator/calls';
import { PageShape, useFailureText } from '#parts';
import { type DataColumn, DataTable, useCursor } from '#table';
import { useLedger } from './players.queries';
import styles from './players.module.css';

const keyOf = ({ id }: LedgerEntry) => String(id);

/** Entries of the main wallet with the balance after each, without an end. */
export function PlayerLedger({ username }: { username: string }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching, hasNextPage, fetchNextPage } = useLedger(username);
  const rows = useMemo(() => (data?.pages ?? []).flatMap((page) => page.rows), [data]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useLedgerColumns();
  const askForMore = useCallback(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const content = () => {
    if (rows.length > 0)
      return (
        <DataTable
          label={t('players.ledger')}
          className={styles.ledgerTable}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={() => {}}
          isMain={false}
          onNearEnd={askForMore}
        />
      );
    if (isPending) return <PageShape />;
    return error ? (
      <LoadFailure title={t('players.ledgerFailed')} message={textOf(error)} onRetry={refetch} />
    ) : (
      <NoData text={t('players.noEntries')} />
    );
  };
  return (
    <section className={styles.ledger} aria-label={t('players.ledger')}>
      <h2 className={styles.heading}>{t('players.ledger')}</h2>
      {content()}
    </section>
  );
}

/** Name of a kind of entries; a kind without a text is shown as the ledger writes it. */
function nameOf(kind: string, t: Translate): string {
  const key = `players.entry.${kind}`;
  const name = t(key);
  return name === key ? kind.replaceAll('_', ' ') : name;
}

function useLedgerColumns(): DataColumn<LedgerEntry>[] {
  const t = useText('console');
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('players.at'),
        cell: ({ row: { original } }) => <time dateTime={original.at}>{formatDateTime(original.at)}</time>,
      },
      { id: 'kind', header: t('players.kind'), cell: ({ row: { original } }) => nameOf(original.kind, t) },
      { id: 'ref', header: t('players.ref'), cell: ({ row: { original } }) => original.ref },
      { id: 'amount', header: t('queue.amount'), cell: ({ row: { original } }) => <Money amount={original.amount} isSigned /> },
      { id: 'balance', header: t('players.after'), cell: ({ row: { original } }) => <Money amount={original.balance} /> },
    ],
    [t],
  );
}
