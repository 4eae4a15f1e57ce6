import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { useAddress } from '@site/remote/address';
import { LinkButton } from '@site/ui';
import { Tabs } from '@site/ui/choice';
import { BackLink } from '@site/ui/page-head';
import { ACCOUNT, CHAT } from '#paths';
import { StatementLink } from '#records-page';
import { LeftToStake } from './left-to-stake';
import { TicketList } from './ticket-list';
import { WhatCounts } from './what-counts';
import styles from './turnover-panel.module.css';

const FIELDS = { tickets: ['active', 'complete'] } as const;

/** Tab "turnover" of the member center. @see RECORDS-039 */
export function TurnoverPanel() {
  const t = useText('records');
  const { values, change } = useAddress(FIELDS);
  const isComplete = values.tickets === 'complete';
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
      <LeftToStake />
      <div>
        <Tabs
          label={t('turnoverRecord.title')}
          tabs={[
            { id: 'active', label: t('turnoverRecord.active') },
            { id: 'complete', label: t('turnoverRecord.complete') },
          ]}
          current={values.tickets}
          onChange={(tickets) => change({ tickets: tickets === 'complete' ? tickets : 'active' })}
        >
          <TicketList
            key={values.tickets}
            status={values.tickets}
            state={t(isComplete ? 'turnoverRecord.completed' : 'turnoverRecord.pending')}
          />
        </Tabs>
      </div>
      <WhatCounts />
    </div>
  );
}
