import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import { BackLink } from '@site/ui/page-head';
import { ACCOUNT, CHAT } from '#paths';
import { StatementLink } from '#records-page';
import { Tickets } from './tickets';
import styles from './turnover-panel.module.css';

/** Tab "turnover" of the member center. @see RECORDS-039 */
export function TurnoverPanel() {
  const t = useText('records');
  return (
    <div className={styles.panel}>
      <div className={styles.links}>
        <BackLink as={Link} to={ACCOUNT}>
          {t('page.back')}
        </BackLink>
        <div className={styles.further}>
          <StatementLink />
          <LinkButton as={Link} to={CHAT} variant="quiet" size="s" icon="help">
            {t('turnoverRecord.help')}
          </LinkButton>
        </div>
      </div>
      <Tickets
        complete={t('turnoverRecord.complete')}
        states={{ active: t('turnoverRecord.pending'), complete: t('turnoverRecord.completed') }}
      />
    </div>
  );
}
