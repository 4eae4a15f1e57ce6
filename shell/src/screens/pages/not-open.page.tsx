import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import { StatePage } from './state-page';

/** Shown at a path of the site whose area is not released. */
export function NotOpenPage() {
  const t = useText('shell');
  return (
    <StatePage title={t('not-open.title')} text={t('not-open.text')}>
      <LinkButton as={Link} to="/" icon="home">
        {t('way.home')}
      </LinkButton>
      <LinkButton as={Link} to="/games" variant="outline">
        {t('way.games')}
      </LinkButton>
    </StatePage>
  );
}
