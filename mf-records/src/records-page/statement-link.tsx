import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import { ACCOUNT_STATEMENT } from '#paths';
import styles from './statement-link.module.css';

/** Link from the records to the statement of the year. */
export function StatementLink() {
  const t = useText('records');
  return (
    <LinkButton as={Link} to={ACCOUNT_STATEMENT} variant="quiet" size="s" icon="list" className={styles.link}>
      {t('accountStatement.title')}
    </LinkButton>
  );
}
