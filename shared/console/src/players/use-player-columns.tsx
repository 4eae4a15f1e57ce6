import { useMemo } from 'react';
import { formatDate, useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import type { FoundPlayer } from '@site/platform-operator/calls';
import type { DataColumn } from '#table';

/** The columns of found players. */
export function usePlayerColumns(): DataColumn<FoundPlayer>[] {
  const t = useText('console');
  return useMemo(
    () => [
      { id: 'username', header: t('players.username'), cell: ({ row: { original } }) => original.username },
      { id: 'name', header: t('players.name'), cell: ({ row: { original } }) => original.name || '—' },
      { id: 'phone', header: t('players.phone'), cell: ({ row: { original } }) => original.phone },
      { id: 'id', header: t('players.id'), cell: ({ row: { original } }) => original.id },
      { id: 'since', header: t('players.since'), cell: ({ row: { original } }) => formatDate(original.since) },
      {
        id: 'status',
        header: t('players.status'),
        cell: ({ row: { original } }) => (
          <Badge variant={original.status === 'active' ? 'good' : 'bad'}>{t(`players.status.${original.status}`)}</Badge>
        ),
      },
    ],
    [t],
  );
}
