import { useMemo } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import type { WaitingDocument } from '@site/platform-operator/calls';
import { PlayerText } from '#parts';
import type { DataColumn } from '#table';

/** The columns of the documents. */
export function useDocumentColumns(): DataColumn<WaitingDocument>[] {
  const t = useText('console');
  return useMemo(
    () => [
      {
        id: 'sent',
        header: t('identity.sent'),
        cell: ({ row: { original } }) => <time dateTime={original.sent_at}>{formatDateTime(original.sent_at)}</time>,
      },
      { id: 'player', header: t('identity.player'), cell: ({ row: { original } }) => <PlayerText text={original.username} isLine /> },
      { id: 'kind', header: t('identity.kind'), cell: ({ row: { original } }) => t(`identity.kind.${original.kind}`) },
      { id: 'number', header: t('identity.number'), cell: ({ row: { original } }) => original.id },
    ],
    [t],
  );
}
