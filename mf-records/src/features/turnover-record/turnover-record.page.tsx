import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import { Tabs } from '@site/ui/choice';
import { useAddress } from '#filters';
import { ACCOUNT_STATEMENT } from '#paths';
import { RecordsPage } from '#records-page';
import { LeftToStake } from './left-to-stake';
import { TicketList } from './ticket-list';
import { WhatCounts } from './what-counts';

const FIELDS = { tab: ['active', 'complete'] } as const;

/** What has to be staked before a withdrawal, ticket by ticket. */
export function TurnoverRecordPage() {
  const t = useText('records');
  const { values, change } = useAddress(FIELDS);
  const aside = (
    <LinkButton as={Link} to={ACCOUNT_STATEMENT} variant="quiet" size="s" icon="list">
      {t('accountStatement.title')}
    </LinkButton>
  );
  return (
    <RecordsPage title={t('turnoverRecord.title')} aside={aside}>
      <LeftToStake />
      <Tabs
        label={t('turnoverRecord.title')}
        tabs={[
          { id: 'active', label: t('turnoverRecord.active') },
          { id: 'complete', label: t('turnoverRecord.completed') },
        ]}
        current={values.tab}
        onChange={(tab) => change({ tab: tab === 'complete' ? tab : 'active' })}
      >
        <TicketList key={values.tab} status={values.tab} />
      </Tabs>
      <WhatCounts />
    </RecordsPage>
  );
}
