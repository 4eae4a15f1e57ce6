import { useText } from '@site/i18n';
import { useAddress } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { LeftToStake } from './left-to-stake';
import { TicketList } from './ticket-list';
import { WhatCounts } from './what-counts';

const FIELDS = { tickets: ['active', 'complete'] } as const;

interface TicketsProps {
  /** Label of the second tab. */
  complete: string;
  /** Text for the state on each card of a tab; the phone's screen shows none. @see C-42 */
  states?: Record<'active' | 'complete', string>;
}

/** All tickets by state, with the turnover that is left and the weights of stakes. */
export function Tickets({ complete, states }: TicketsProps) {
  const t = useText('records');
  const { values, change } = useAddress(FIELDS);
  return (
    <>
      <LeftToStake />
      <div>
        <Tabs
          label={t('turnoverRecord.title')}
          tabs={[
            { id: 'active', label: t('turnoverRecord.active') },
            { id: 'complete', label: complete },
          ]}
          current={values.tickets}
          onChange={(tickets) => change({ tickets: tickets === 'complete' ? tickets : 'active' })}
        >
          <TicketList key={values.tickets} status={values.tickets} state={states?.[values.tickets]} />
        </Tabs>
      </div>
      <WhatCounts />
    </>
  );
}
