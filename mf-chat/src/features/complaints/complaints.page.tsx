import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { useAddress } from '@site/remote/address';
import { Button, LoadFailure } from '@site/ui';
import { BackLink, Page } from '@site/ui/page-head';
import { CHAT_HOME } from '#paths';
import { ComplaintsList, ComplaintsSkeleton } from './complaints-list';
import { useComplaints } from './complaints.queries';
import { FileSheet } from './file-sheet';
import { HowItGoes } from './how-it-goes';

/** The address holds the form's state, so that Back closes the form and a reload opens it again. */
const FORM = { new: ['', '1'] } as const;

export function ComplaintsPage() {
  const t = useText('chat');
  const form = useAddress(FORM);
  const complaints = useComplaints();
  const handleNew = () => form.change({ new: '1' });

  const back = (
    <BackLink as={Link} to={CHAT_HOME}>
      {t('complaints.back')}
    </BackLink>
  );
  const isEmpty = complaints.data?.length === 0;
  const aside = !isEmpty && !complaints.isPending && <Button onClick={handleNew}>{t('complaints.new')}</Button>;
  return (
    <Page title={t('complaints.title')} lead={t('complaints.lead')} back={back} aside={aside}>
      {isEmpty && <HowItGoes onNew={handleNew} />}
      {complaints.data && !isEmpty && <ComplaintsList complaints={complaints.data} />}
      {complaints.isPending && <ComplaintsSkeleton />}
      {complaints.isLoadingError && <LoadFailure error={complaints.error} onRetry={complaints.refetch} />}
      <FileSheet isOpen={form.values.new === '1'} onClose={() => form.change({ new: '' }, { replace: true })} />
    </Page>
  );
}
