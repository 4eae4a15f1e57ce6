import { useText } from '@site/i18n';
import { Button, LoadFailure, Skeleton } from '@site/ui';
import { SidePanel, useFailureText } from '#parts';
import { DecideDialog, type IdentityVerdict } from './decide-dialog';
import { DocumentFacts } from './document-facts';
import { useDocument } from './identity.queries';
import styles from './identity.module.css';

interface DocumentPanelProps {
  /** Number of the document. */
  document: string;
  /** Decision that the person is about to make. */
  verdict: IdentityVerdict | null;
  onVerdict: (verdict: IdentityVerdict | null) => void;
  onClose: () => void;
}

/** One document with its files beside the list, on a phone in a sheet above it. */
export function DocumentPanel({ document, verdict, onVerdict, onClose }: DocumentPanelProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useDocument(document);
  const content = () => {
    if (data) return <DocumentFacts document={data} />;
    if (isPending) return <Skeleton className={styles.shape} />;
    return <LoadFailure title={t('identity.oneFailed')} message={textOf(error)} onRetry={refetch} />;
  };
  const isOpen = data?.state === 'waiting';
  const buttons = isOpen && (
    <>
      <Button variant="outline" onClick={() => onVerdict('refuse')}>
        {t('identity.refuse')}
      </Button>
      <Button onClick={() => onVerdict('accept')}>{t('identity.accept')}</Button>
    </>
  );
  return (
    <>
      <SidePanel
        label={t('identity.panel')}
        title={data ? t(`identity.kind.${data.kind}`) : t('identity.panel')}
        onClose={onClose}
        actions={buttons}
      >
        {content()}
      </SidePanel>
      {verdict && isOpen && <DecideDialog verdict={verdict} document={data} onClose={() => onVerdict(null)} />}
    </>
  );
}
