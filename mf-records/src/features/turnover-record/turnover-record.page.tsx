import { useText } from '@site/i18n';
import { useAddress } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { RecordsPage, StatementLink } from '#records-page';
import { LeftToStake } from './left-to-stake';
import { TicketList } from './ticket-list';
import { WhatCounts } from './what-counts';

const FIELDS = { tab: ['active', 'complete'] } as const;

/** What has to be staked before a withdrawal, ticket by ticket. */
export function TurnoverRecordPage() {
  const t = useText('records');
  const { values, change } = useAddress(FIELDS);
  return (
    <RecordsPage title={t('turnoverRecord.title')} aside={<StatementLink />}>
      <LeftToStake />
      <div>
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
      </div>
      <WhatCounts />
    </RecordsPage>
  );
}
