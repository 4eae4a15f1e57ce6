import { useText } from '@site/i18n';
import { Link, useParams } from '@site/remote';
import { LoadFailure } from '@site/ui';
import { BackLink, Page } from '@site/ui/page-head';
import { COMPLAINTS } from '#paths';
import { ComplaintContent } from './complaint-content';
import { useComplaint } from './complaints.queries';
import { referenceIn } from './complaints.rules';
import { ConversationSkeleton } from './conversation';
import { UnknownComplaint } from './unknown-complaint';
import styles from './complaint.module.css';

export function ComplaintPage() {
  const { reference: named = '' } = useParams();
  const reference = referenceIn(named);
  return reference ? <Complaint key={reference} reference={reference} /> : <UnknownComplaint />;
}

function Complaint({ reference }: { reference: string }) {
  const t = useText('chat');
  const complaint = useComplaint(reference);
  if (complaint.data === null) return <UnknownComplaint />;

  const back = (
    <BackLink as={Link} to={COMPLAINTS}>
      {t('complaints.all')}
    </BackLink>
  );
  if (complaint.data) {
    return (
      <Page title={<bdi className={styles.written}>{complaint.data.subject}</bdi>} back={back}>
        <ComplaintContent complaint={complaint.data} />
      </Page>
    );
  }
  return (
    <Page title={t('complaints.one', { reference })} back={back}>
      {complaint.isPending ? <ConversationSkeleton /> : <LoadFailure error={complaint.error} onRetry={complaint.refetch} />}
    </Page>
  );
}
