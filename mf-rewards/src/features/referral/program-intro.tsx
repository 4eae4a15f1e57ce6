import { referralLink } from '@site/api/contracts/rewards';
import { formatCount, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { Card } from '@site/ui/card';
import { EarnSteps } from './earn-steps';
import { InviteCard } from './invite-card';
import { NetworkCard } from './network-card';
import { RatesCard } from './rates-card';
import type { Referral } from './referral.rules';
import { RewardBoard } from './reward-board';
import { ShareChannels } from './share-channels';

/** Tab "Referral Program Intro" of the member center. @see REWARDS-011 */
export function ProgramIntro({ referral }: { referral: Referral }) {
  const t = useText('rewards');
  const link = referralLink(window.location.origin, referral.referral_code);
  const figures = [
    { name: t('referral.active'), value: formatCount(referral.active_downlines) },
    { name: t('referral.asks.deposit'), value: <Money amount={referral.deposit_requirement} /> },
    { name: t('referral.asks.turnover'), value: <Money amount={referral.turnover_requirement} /> },
    { name: t('referral.lifetime'), value: <Money amount={referral.lifetime_rewards} /> },
    { name: t('referral.turnover'), value: <Money amount={referral.referral_turnover} /> },
  ];
  return (
    <>
      <RewardBoard cashBonus={referral.cash_bonus} figures={figures} isClosedBelowLeast />
      <Card title={t('referral.earn')}>
        <EarnSteps />
      </Card>
      <InviteCard code={referral.referral_code} link={link}>
        <ShareChannels link={link} />
      </InviteCard>
      <NetworkCard {...referral} />
      <RatesCard />
    </>
  );
}
