import { formatDateTime, useText } from '@site/i18n';
import { FactList, SidePanel, type PanelFact } from '#parts';
import { actOf, detailsOf } from './audit.rules';
import type { AuditItem } from './audit.queries';

interface AuditDetailsProps {
  row: AuditItem | null;
  onClose: () => void;
}

/** Everything that the log has of one act. */
export function AuditDetails({ row, onClose }: AuditDetailsProps) {
  const t = useText('console');
  if (!row) return null;
  const facts: PanelFact[] = [
    { name: t('audit.at'), value: formatDateTime(row.at) },
    { name: t('audit.who'), value: row.who },
    { name: t('audit.player'), value: row.player },
    { name: t('audit.action'), value: row.action },
    { name: t('audit.call'), value: row.call },
    { name: t('audit.outcome'), value: row.outcome },
    { name: t('audit.ip'), value: row.ip },
    ...detailsOf(row).map(([name, value]): PanelFact => ({ name, value })),
  ];
  return (
    <SidePanel label={t('audit.details')} title={actOf(row)} onClose={onClose}>
      <FactList facts={facts} />
    </SidePanel>
  );
}
