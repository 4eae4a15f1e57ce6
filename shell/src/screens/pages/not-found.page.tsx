import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import { StatePage } from './state-page';

export function NotFoundPage() {
  const t = useText('shell');
  return (
    <StatePage title={t('not-found.title')} text={t('not-found.text')}>
      <LinkButton as={Link} to="/" icon="home">
        {t('way.home')}
      </LinkButton>
    </StatePage>
  );
}
