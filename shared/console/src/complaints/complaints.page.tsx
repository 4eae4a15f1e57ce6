import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMPLAINT_STATUSES } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import { ChipRow } from '@site/ui/choice';
import type { ListedComplaint } from '@site/platform-operator/calls';
import { ListPage, PageShape, SearchBox, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import { ComplaintPanel } from './complaint-panel';
import { complaintsThatFit, openCount } from './complaints.rules';
import { useComplaints } from './complaints.queries';
import { useComplaintColumns } from './use-complaint-columns';
import styles from './complaints.module.css';

export { default as en } from '#locales/complaints/en.json';

const NONE: readonly ListedComplaint[] = [];
const keyOf = ({ reference }: ListedComplaint) => reference;

/** Complaints of players: those that wait for an answer first, the oldest before the others. */
export function ComplaintsPage() {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching } = useComplaints();
  const [address, setAddress] = useSearchParams();
  const [status, text, open] = [address.get('status') ?? '', address.get('q') ?? '', address.get('complaint')];
  const rows = useMemo(() => complaintsThatFit(data ?? NONE, { status, text }), [data, status, text]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useComplaintColumns();

  const change = (name: string, value: string) =>
    setAddress(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('complaints.failed')} message={textOf(error)} onRetry={refetch} />;
  const chips = COMPLAINT_STATUSES.map((id) => ({ id, label: t(`complaints.status.${id}`) }));
  return (
    <ListPage
      title={t('complaints.title')}
      count={openCount(data)}
      isBusy={isFetching}
      problem={error && t('complaints.stale')}
      onRefresh={refetch}
      filters={
        <>
          <ChipRow
            label={t('complaints.statuses')}
            chips={chips}
            current={status}
            onChoose={(id) => change('status', id === status ? '' : id)}
          />
          <SearchBox label={t('complaints.search')} value={text} onChange={(q) => change('q', q)} />
        </>
      }
      side={open !== null && <ComplaintPanel key={open} reference={open} onClose={() => change('complaint', '')} />}
    >
      {rows.length === 0 ? (
        <NoData text={data.length === 0 ? t('complaints.empty') : t('complaints.noneFits')} />
      ) : (
        <DataTable
          label={t('complaints.title')}
          className={styles.table}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={(row) => change('complaint', keyOf(row))}
          onKey={(key) => key === 'Escape' && change('complaint', '')}
          isMain={open === null}
        />
      )}
    </ListPage>
  );
}
