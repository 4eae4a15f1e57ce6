import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton, NoData } from '@site/ui';
import { Page } from '@site/ui/page-head';
import { COMPLAINTS } from '#paths';

/** Shown for a reference that nobody or another player filed; the platform gives the same answer to both. */
export function UnknownComplaint() {
  const t = useText('chat');
  return (
    <Page title={t('complaints.unknown.title')}>
      <NoData text={t('complaints.unknown.text')}>
        <LinkButton as={Link} to={COMPLAINTS} variant="outline">
          {t('complaints.unknown.all')}
        </LinkButton>
      </NoData>
    </Page>
  );
}
