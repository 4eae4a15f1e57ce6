import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import type { WaitingDocument } from '@site/platform-operator/calls';
import { ListPage, PageShape, SearchBox, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import type { IdentityVerdict } from './decide-dialog';
import { DocumentPanel } from './document-panel';
import { useDocuments } from './identity.queries';
import { useDocumentColumns } from './use-document-columns';
import styles from './identity.module.css';

export { default as en } from '#locales/identity/en.json';

const NONE: readonly WaitingDocument[] = [];
/** Keys that begin a decision about the row at the cursor. */
const VERDICT_KEYS: Record<string, IdentityVerdict> = { a: 'accept', r: 'refuse' };
const keyOf = ({ id }: WaitingDocument) => String(id);

/** Documents of identity that wait, the oldest first: one is looked at beside the list and decided. */
export function IdentityPage() {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching } = useDocuments();
  const [address, setAddress] = useSearchParams();
  const [text, open] = [address.get('q') ?? '', address.get('document')];
  const wanted = text.trim().toLowerCase();
  const rows = useMemo(() => (data?.rows ?? NONE).filter(({ username }) => username.toLowerCase().includes(wanted)), [data, wanted]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useDocumentColumns();
  const [verdict, setVerdict] = useState<IdentityVerdict | null>(null);

  const change = (name: string, value: string) =>
    setAddress(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );

  const openDocument = (id: string, about: IdentityVerdict | null = null) => {
    setVerdict(about);
    change('document', id);
  };
  const handleKey = (key: string, row: WaitingDocument) => {
    if (key === 'Escape') openDocument('');
    const about = VERDICT_KEYS[key];
    if (about) openDocument(keyOf(row), about);
  };

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('identity.failed')} message={textOf(error)} onRetry={refetch} />;
  return (
    <ListPage
      title={t('identity.title')}
      count={data.count}
      isBusy={isFetching}
      problem={error && t('identity.stale')}
      onRefresh={refetch}
      filters={<SearchBox label={t('identity.search')} value={text} onChange={(q) => change('q', q)} />}
      side={
        open !== null && (
          <DocumentPanel key={open} document={open} verdict={verdict} onVerdict={setVerdict} onClose={() => openDocument('')} />
        )
      }
    >
      {rows.length === 0 ? (
        <NoData text={data.rows.length === 0 ? t('identity.empty') : t('identity.noneFits')} />
      ) : (
        <DataTable
          label={t('identity.title')}
          className={styles.table}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={(row) => openDocument(keyOf(row))}
          onKey={handleKey}
          isMain={verdict === null}
        />
      )}
    </ListPage>
  );
}
