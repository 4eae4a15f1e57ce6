import { useMemo } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import { useIsPhone } from '#parts';
import type { DataColumn } from '#table';
import { actOf, lookOf, whoOf } from './audit.rules';
import type { AuditItem } from './audit.queries';

/** The columns of the audit log. */
export function useAuditColumns(): DataColumn<AuditItem>[] {
  const t = useText('console');
  const isPhone = useIsPhone();
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('audit.at'),
        cell: ({ row: { original } }) => <time dateTime={original.at}>{formatDateTime(original.at)}</time>,
      },
      { id: 'who', header: t('audit.who'), cell: ({ row: { original } }) => whoOf(original, !isPhone) },
      { id: 'act', header: t('audit.act'), cell: ({ row: { original } }) => actOf(original) },
      { id: 'player', header: t('audit.player'), cell: ({ row: { original } }) => original.player ?? '—' },
      { id: 'ip', header: t('audit.ip'), cell: ({ row: { original } }) => original.ip },
      {
        id: 'outcome',
        header: t('audit.outcome'),
        cell: ({ row: { original } }) => <Badge variant={lookOf(original)}>{original.outcome ?? t('audit.done')}</Badge>,
      },
    ],
    [t, isPhone],
  );
}
