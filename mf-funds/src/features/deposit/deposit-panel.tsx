import { useState, type ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Tabs } from '@site/ui/choice';
import { FundsColumns } from '#funds-page';
import { ChannelLimits } from './channel-limits';
import { DepositContent } from './deposit-content';
import { DepositRail } from './deposit-rail';

export interface DepositPanelProps {
  /** Form of the tab Withdrawal. */
  withdrawal: ReactNode;
  /** Opens the tab with all records. */
  onMore: () => void;
}

/** Deposit and withdrawal as two tabs of one screen in the member center. @see M-06 */
export function DepositPanel({ withdrawal, onMore }: DepositPanelProps) {
  const t = useText('funds');
  const [tab, setTab] = useState('deposit');
  const tabs = [
    { id: 'deposit', label: t('funds.deposit') },
    { id: 'withdrawal', label: t('funds.withdrawal') },
  ];
  const aside = (
    <>
      <ChannelLimits />
      <DepositRail onMore={onMore} />
    </>
  );
  return (
    <Tabs label={t('funds.title')} tabs={tabs} current={tab} onChange={setTab}>
      {tab === 'withdrawal' ? (
        withdrawal
      ) : (
        <FundsColumns aside={aside}>
          <DepositContent />
        </FundsColumns>
      )}
    </Tabs>
  );
}
