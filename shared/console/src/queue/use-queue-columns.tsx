import { useMemo } from 'react';
import { useText } from '@site/i18n';
import { Icon, Money } from '@site/ui';
import { Badge } from '@site/ui/badge';
import type { QueuedTransaction } from '@site/platform-operator/calls';
import { RowCheck } from '#parts';
import type { DataColumn } from '#table';
import { Wait } from './wait';
import styles from './queue.module.css';

interface ColumnParts {
  chosen: ReadonlySet<string>;
  /** Number of the requests that can be chosen. */
  count: number;
  toggle: (key: string) => void;
  chooseAll: () => void;
  clear: () => void;
}

/** The columns of the queue. */
export function useQueueColumns({ chosen, count, toggle, chooseAll, clear }: ColumnParts): DataColumn<QueuedTransaction>[] {
  const t = useText('console');
  const isAll = count > 0 && chosen.size === count;
  return useMemo(
    () => [
      {
        id: 'choose',
        header: () => <RowCheck label={t('queue.chooseAll')} isOn={isAll} onChange={isAll ? clear : chooseAll} />,
        cell: ({ row: { original, id } }) =>
          original.proposal === null && (
            <RowCheck label={t('queue.choose', { id: original.transaction_id })} isOn={chosen.has(id)} onChange={() => toggle(id)} />
          ),
      },
      { id: 'wait', header: t('queue.wait'), cell: ({ row: { original } }) => <Wait request={original} /> },
      {
        id: 'kind',
        header: t('queue.kind'),
        cell: ({ row: { original } }) => (
          <span className={styles.kind} data-kind={original.action}>
            <Icon name={original.action} size="s" />
            {t(`queue.${original.action}`)}
          </span>
        ),
      },
      { id: 'amount', header: t('queue.amount'), cell: ({ row: { original } }) => <Money amount={original.amount} /> },
      {
        id: 'player',
        header: t('queue.player'),
        cell: ({ row: { original } }) => (
          <span className={styles.marks}>
            <span className={styles.player}>{original.username}</span>
            {original.proposal && (
              <span className={styles.half}>
                <Badge variant="new">{t('queue.oneOfTwo')}</Badge>
              </span>
            )}
          </span>
        ),
      },
      { id: 'method', header: t('queue.methodAccount'), cell: ({ row: { original } }) => `${original.method} ${original.account_number}` },
      { id: 'trx', header: t('queue.trx'), cell: ({ row: { original } }) => original.trx_id ?? '—' },
      {
        id: 'marks',
        header: t('queue.number'),
        cell: ({ row: { original } }) => (
          <span className={styles.marks}>
            {original.transaction_id}
            {original.is_edited && <Badge variant="new">{t('queue.edited')}</Badge>}
            {original.proposal && <Badge variant="new">{t('queue.waitsForSecond')}</Badge>}
          </span>
        ),
      },
    ],
    [t, chosen, isAll, toggle, chooseAll, clear],
  );
}
