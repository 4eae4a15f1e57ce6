import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import type { QueuedTransaction } from '@site/platform-operator/calls';
import { PageBar, PageShape, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import { ChosenBar } from './chosen-bar';
import { DecideDialog } from './decide-dialog';
import { QueueFilters } from './queue-filters';
import { type Deciding, filtered, isLate } from './queue.rules';
import { useQueue } from './queue.queries';
import { RequestPanel } from './request-panel';
import { useQueueColumns } from './use-queue-columns';
import styles from './queue.module.css';

const NONE: readonly QueuedTransaction[] = [];
const keyOf = ({ transaction_id: id }: QueuedTransaction) => id;

/** Deposits and withdrawals that wait: one is looked at beside the list, several are chosen and decided together. */
export function QueuePage() {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching } = useQueue();
  const [address, setAddress] = useSearchParams();
  const [action, method, text] = [address.get('kind') ?? '', address.get('method') ?? '', address.get('q') ?? ''];
  const rows = useMemo(() => filtered(data ?? NONE, { action, method, text }), [data, action, method, text]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const { chosen, toggle, chooseAll, clear } = useChosen(keys);
  const columns = useQueueColumns({ chosen, rows, toggle, chooseAll, clear });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const openId = address.get('request');
  const open = data?.find((request) => keyOf(request) === openId) ?? null;

  const change = (values: Record<string, string>) =>
    setAddress(
      (before) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  const decide = (verdict: Deciding['verdict'], requests: readonly QueuedTransaction[]) => setDeciding({ verdict, requests });

  const handleDecided = (isOver: boolean) => {
    setDeciding(null);
    // A person who has decided the open request knows that it does not wait any more.
    if (isOver && deciding?.requests.some((request) => keyOf(request) === openId)) change({ request: '' });
  };

  const handleKey = (key: string, row: QueuedTransaction) => {
    if (key === 'a') decide('approve', [row]);
    else if (key === 'r') decide('refuse', [row]);
    else if (key === 'x' || key === ' ') toggle(keyOf(row));
    else if (key === 'Escape') change({ request: '' });
  };

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('queue.failed')} message={textOf(error)} onRetry={refetch} />;
  return (
    <div className={styles.page}>
      <div className={styles.list}>
        <PageBar title={t('queue.title')} count={data.length} isBusy={isFetching} problem={error && t('queue.stale')} onRefresh={refetch}>
          <QueueFilters queue={data} filter={{ action, method, text }} onChange={change} />
        </PageBar>
        {rows.length === 0 ? (
          <NoData text={data.length === 0 ? t('queue.empty') : t('queue.noneFits')} />
        ) : (
          <DataTable
            label={t('queue.title')}
            className={styles.table}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            cursor={cursor}
            onCursor={setCursor}
            onOpen={(row) => change({ request: keyOf(row) })}
            onKey={handleKey}
            chosen={chosen}
            isMain={deciding === null}
            stateOf={(row) => (isLate(row) ? 'late' : undefined)}
          />
        )}
        <ChosenBar requests={rows.filter((row) => chosen.has(keyOf(row)))} onDecide={decide} onClear={clear} />
      </div>
      <RequestPanel request={open} isGone={openId !== null && !open} onDecide={decide} onClose={() => change({ request: '' })} />
      {deciding && <DecideDialog {...deciding} onClose={handleDecided} />}
    </div>
  );
}

/** Rows that a person has chosen. A row that is not in the list any more is not chosen either. */
function useChosen(keys: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => new Set(keys.filter((key) => marked.has(key))), [keys, marked]);
  return {
    chosen,
    toggle: (key: string) => setMarked(chosen.has(key) ? new Set([...chosen].filter((each) => each !== key)) : new Set([...chosen, key])),
    chooseAll: () => setMarked(new Set(keys)),
    clear: () => setMarked(new Set()),
  };
}
