import { useText } from '@site/i18n';
import { useChoice } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { ProgramIntro } from './program-intro';
import { RewardHistory } from './reward-history';
import { WithReferral } from './with-referral';

const VIEWS = ['intro', 'history'] as const;

/** Tab "referralProgram" of the member center. @see REWARDS-011 */
export function ReferralPanel() {
  const t = useText('rewards');
  const { current, choose } = useChoice('referral', VIEWS);
  const tabs = VIEWS.map((view) => ({ id: view, label: t(`referral.tab.${view}`) }));
  return (
    <Tabs label={t('referral.title')} tabs={tabs} current={current} onChange={choose}>
      {current === 'intro' ? <WithReferral>{(referral) => <ProgramIntro referral={referral} />}</WithReferral> : <RewardHistory />}
    </Tabs>
  );
}
