import { useText } from '@site/i18n';
import { RewardsPage } from '#rewards-page';
import { ConvertForm } from './convert-form';
import { MyVip } from './my-vip';

export function VipPage() {
  const t = useText('rewards');
  return (
    <RewardsPage title={t('vip.title')} lead={t('vip.lead')}>
      <MyVip>{(owned) => <ConvertForm owned={owned} />}</MyVip>
    </RewardsPage>
  );
}
