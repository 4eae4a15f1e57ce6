import { useText } from '@site/i18n';
import { useChoice } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { RewardsPage } from '#rewards-page';
import { MyReferral } from './my-referral';
import { ReferralInfo } from './referral-info';
import { WithReferral } from './with-referral';

const VIEWS = ['info', 'mine'] as const;

export function ReferralPage() {
  const t = useText('rewards');
  const { current, choose } = useChoice('view', VIEWS);
  const tabs = VIEWS.map((view) => ({ id: view, label: t(`referral.tab.${view}`) }));
  return (
    <RewardsPage title={t('referral.title')} lead={t('referral.lead')}>
      {/* One child of the page, so that there is no gap between the tabs and their panel. */}
      <div>
        <Tabs label={t('referral.title')} tabs={tabs} current={current} onChange={choose}>
          {current === 'info' ? (
            <ReferralInfo onRefer={() => choose('mine')} />
          ) : (
            <WithReferral>{(referral) => <MyReferral referral={referral} />}</WithReferral>
          )}
        </Tabs>
      </div>
    </RewardsPage>
  );
}
