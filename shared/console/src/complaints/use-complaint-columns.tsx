import { useMemo } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import type { ListedComplaint } from '@site/platform-operator/calls';
import { PlayerText } from '#parts';
import type { DataColumn } from '#table';
import { StatusBadge } from './status-badge';

/** The columns of the complaints. */
export function useComplaintColumns(): DataColumn<ListedComplaint>[] {
  const t = useText('console');
  return useMemo(
    () => [
      { id: 'status', header: t('complaints.statuses'), cell: ({ row: { original } }) => <StatusBadge status={original.status} /> },
      { id: 'player', header: t('complaints.player'), cell: ({ row: { original } }) => <PlayerText text={original.username} isLine /> },
      { id: 'subject', header: t('complaints.subject'), cell: ({ row: { original } }) => <PlayerText text={original.subject} isLine /> },
      { id: 'reference', header: t('complaints.reference'), cell: ({ row: { original } }) => original.reference },
      {
        id: 'moved',
        header: t('complaints.moved'),
        cell: ({ row: { original } }) => <time dateTime={original.updated_at}>{formatDateTime(original.updated_at)}</time>,
      },
    ],
    [t],
  );
}
