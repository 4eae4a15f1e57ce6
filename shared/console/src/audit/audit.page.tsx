import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import { Switch } from '@site/ui/switch';
import { ListPage, PageShape, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import { AuditDetails } from './audit-details';
import { AuditFilters } from './audit-filters';
import type { AuditScope, AuditItem } from './audit.queries';
import { lookOf } from './audit.rules';
import { useAuditColumns } from './use-audit-columns';
import { useAuditRows } from './use-audit-rows';
import styles from './audit.module.css';

export { default as en } from '#locales/audit/en.json';

const keyOf = ({ id }: AuditItem) => String(id);

/** The audit log without an end: the newest rows first, of everybody, of one player or of one person. */
export function AuditPage() {
  const t = useText('console');
  const textOf = useFailureText();
  const [address, setAddress] = useSearchParams();
  const filter: AuditScope = { player: address.get('player') ?? '', who: address.get('who') ?? '' };
  const [hasReads, setReads] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const { rows, isPending, isBusy, error, refetch, askForMore } = useAuditRows(filter, hasReads);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useAuditColumns();
  const handleFilter = (next: AuditScope) => setAddress(Object.entries(next).filter(([, value]) => value !== ''));

  const list = () => {
    if (rows.length > 0)
      return (
        <DataTable
          label={t('audit.title')}
          className={styles.table}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={({ id }) => setOpenId(id)}
          onKey={(key) => key === 'Escape' && setOpenId(null)}
          stateOf={lookOf}
          onNearEnd={askForMore}
        />
      );
    if (isPending) return <PageShape />;
    if (error) return <LoadFailure title={t('audit.failed')} message={textOf(error)} onRetry={refetch} />;
    return <NoData text={t('audit.empty')} />;
  };

  return (
    <ListPage
      title={t('audit.title')}
      isBusy={isBusy}
      problem={rows.length > 0 && error ? textOf(error) : null}
      onRefresh={refetch}
      filters={
        <>
          <AuditFilters filter={filter} onChange={handleFilter} />
          <Switch label={t('audit.reads')} isOn={hasReads} onChange={setReads} />
        </>
      }
      side={<AuditDetails row={rows.find(({ id }) => id === openId) ?? null} onClose={() => setOpenId(null)} />}
    >
      {list()}
    </ListPage>
  );
}
