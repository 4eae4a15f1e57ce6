import { DEFAULT_PAGE_SIZE } from '@site/api/contracts/site';
import { referralLink } from '@site/api/contracts/rewards';
import { formatCount, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { InviteCard } from './invite-card';
import { NetworkCard } from './network-card';
import { RatesCard } from './rates-card';
import { useRewardHistory } from './referral.queries';
import type { Referral } from './referral.rules';
import { RewardBoard } from './reward-board';
import { ShareActions } from './share-actions';

/** Tab "My Referral" of the phone. @see REWARDS-002 */
export function MyReferral({ referral }: { referral: Referral }) {
  const t = useText('rewards');
  const latest = useRewardHistory({ page: 1, pageSize: DEFAULT_PAGE_SIZE }).data?.data[0];
  const link = referralLink(window.location.origin, referral.referral_code);
  const figures = [
    { name: t('referral.lifetime'), value: <Money amount={referral.lifetime_rewards} /> },
    { name: t('referral.latest'), value: <Money amount={latest?.cashReward ?? null} /> },
    { name: t('referral.turnover'), value: <Money amount={referral.referral_turnover} /> },
    { name: t('referral.active'), value: formatCount(referral.active_downlines) },
  ];
  return (
    <>
      <InviteCard code={referral.referral_code} link={link}>
        <ShareActions link={link} />
      </InviteCard>
      <RewardBoard cashBonus={referral.cash_bonus} figures={figures} isClosedBelowLeast={false} />
      <NetworkCard {...referral} />
      <RatesCard />
    </>
  );
}
