import { useMemo } from 'react';
import { formatCount, formatDateTime, useText } from '@site/i18n';
import type { MarkedPlayerRow } from '@site/platform-operator/calls';
import { PlayerText } from '#parts';
import type { DataColumn } from '#table';
import { RestrictionBadge } from './restriction-badge';

/** The columns of the marked players. */
export function useMarkColumns(): DataColumn<MarkedPlayerRow>[] {
  const t = useText('console');
  return useMemo(
    () => [
      { id: 'player', header: t('saferPlay.player'), cell: ({ row: { original } }) => <PlayerText text={original.username} isLine /> },
      { id: 'raises', header: t('saferPlay.raises'), cell: ({ row: { original } }) => formatCount(original.raises) },
      { id: 'waiting', header: t('saferPlay.waiting'), cell: ({ row: { original } }) => formatCount(original.waiting_raises) },
      { id: 'limits', header: t('saferPlay.limits'), cell: ({ row: { original } }) => formatCount(original.limits) },
      { id: 'breaks', header: t('saferPlay.breaks'), cell: ({ row: { original } }) => formatCount(original.breaks) },
      {
        id: 'now',
        header: t('saferPlay.now'),
        cell: ({ row: { original } }) => original.restriction && <RestrictionBadge restriction={original.restriction} />,
      },
      {
        id: 'at',
        header: t('saferPlay.at'),
        cell: ({ row: { original } }) => <time dateTime={original.last_at}>{formatDateTime(original.last_at)}</time>,
      },
    ],
    [t],
  );
}
