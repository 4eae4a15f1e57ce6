import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import type { QueuedTransaction, Session } from '@site/platform-operator/calls';
import { ListPage, PageShape, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import { ChosenBar } from './chosen-bar';
import { DecideDialog } from './decide-dialog';
import { QueueFilters } from './queue-filters';
import { useOpenRequest } from './queue.queries';
import { actionIn, type Deciding, isLate, type QueueFilter, verdictsFor } from './queue.rules';
import { RequestPanel } from './request-panel';
import { useChosen } from './use-chosen';
import { useQueueColumns } from './use-queue-columns';
import { useQueueRows } from './use-queue-rows';
import styles from './queue.module.css';

export { default as en } from '#locales/queue/en.json';

const keyOf = ({ transaction_id: id }: QueuedTransaction) => id;

/** Deposits and withdrawals that wait: one is looked at beside the list, several are chosen and decided together. */
export function QueuePage({ session }: { session: Session }) {
  const t = useText('console');
  const textOf = useFailureText();
  const [address, setAddress] = useSearchParams();
  const filter: QueueFilter = {
    action: actionIn(address.get('kind')),
    method: address.get('method') ?? '',
    text: address.get('q') ?? '',
  };
  const { queue, rows, isPending, error, refetch, isBusy, askForMore } = useQueueRows(filter);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const { chosen, choosable, toggle, chooseAll, clear } = useChosen(rows);
  const columns = useQueueColumns({ chosen, count: choosable.length, toggle, chooseAll, clear });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const openId = address.get('request');
  const { request: open, isGone } = useOpenRequest(openId, rows);

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
    const { yes, no } = verdictsFor(row, session.name);
    if (key === 'a' && yes) decide(yes, [row]);
    else if (key === 'r') decide(no, [row]);
    else if (key === 'x' || key === ' ') toggle(keyOf(row));
    else if (key === 'Escape') change({ request: '' });
  };

  if (!queue && isPending) return <PageShape />;
  if (!queue) return <LoadFailure title={t('queue.failed')} message={textOf(error)} onRetry={refetch} />;
  return (
    <ListPage
      title={t('queue.title')}
      count={queue.count}
      isBusy={isBusy}
      problem={error && t('queue.stale')}
      onRefresh={refetch}
      filters={<QueueFilters methods={queue.methods} filter={filter} onChange={change} />}
      side={<RequestPanel request={open} own={session.name} isGone={isGone} onDecide={decide} onClose={() => change({ request: '' })} />}
    >
      {rows.length === 0 ? (
        <NoData text={queue.count === 0 ? t('queue.empty') : t('queue.noneFits')} />
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
          onNearEnd={askForMore}
        />
      )}
      <ChosenBar requests={rows.filter((row) => chosen.has(keyOf(row)))} onDecide={decide} onClear={clear} />
      {deciding && <DecideDialog {...deciding} onClose={handleDecided} />}
    </ListPage>
  );
}
