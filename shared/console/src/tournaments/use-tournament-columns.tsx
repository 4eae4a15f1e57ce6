import { useMemo } from 'react';
import { formatCount, formatDateTime, useLanguage, useText } from '@site/i18n';
import { Money } from '@site/ui';
import type { PlannedTournament } from '@site/platform-operator/calls';
import { PlayerText } from '#parts';
import type { DataColumn } from '#table';
import { StateBadge } from './state-badge';

/** The columns of the tournaments. */
export function useTournamentColumns(): DataColumn<PlannedTournament>[] {
  const t = useText('console');
  const language = useLanguage();
  return useMemo(
    () => [
      { id: 'state', header: t('tournaments.stateLabel'), cell: ({ row: { original } }) => <StateBadge state={original.state} /> },
      {
        id: 'name',
        header: t('tournaments.name'),
        cell: ({ row: { original } }) => <PlayerText text={language === 'bn' ? original.name_bn : original.name} isLine />,
      },
      {
        id: 'time',
        header: t('tournaments.time'),
        cell: ({ row: { original } }) =>
          t('tournaments.fromUntil', { from: formatDateTime(original.from), until: formatDateTime(original.until) }),
      },
      { id: 'total', header: t('tournaments.total'), cell: ({ row: { original } }) => <Money amount={original.total} /> },
      { id: 'players', header: t('tournaments.players'), cell: ({ row: { original } }) => formatCount(original.players) },
    ],
    [t, language],
  );
}
