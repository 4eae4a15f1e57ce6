import { useMemo } from 'react';
import { formatCount, formatDate, useLanguage, useText } from '@site/i18n';
import { Money } from '@site/ui';
import type { PlannedMission } from '@site/platform-operator/calls';
import { PlayerText } from '#parts';
import type { DataColumn } from '#table';
import { StateBadge } from './state-badge';

/** The columns of the missions. */
export function useMissionColumns(): DataColumn<PlannedMission>[] {
  const t = useText('console');
  const language = useLanguage();
  return useMemo(
    () => [
      { id: 'state', header: t('missions.stateLabel'), cell: ({ row: { original } }) => <StateBadge state={original.state} /> },
      {
        id: 'name',
        header: t('missions.name'),
        cell: ({ row: { original } }) => <PlayerText text={language === 'bn' ? original.name_bn : original.name} isLine />,
      },
      {
        id: 'days',
        header: t('missions.days'),
        cell: ({ row: { original } }) =>
          t('missions.fromUntil', { from: formatDate(original.first_day), until: formatDate(original.last_day) }),
      },
      { id: 'prize', header: t('missions.prize'), cell: ({ row: { original } }) => <Money amount={original.prize} /> },
      { id: 'claims', header: t('missions.claims'), cell: ({ row: { original } }) => formatCount(original.claims) },
    ],
    [t, language],
  );
}
