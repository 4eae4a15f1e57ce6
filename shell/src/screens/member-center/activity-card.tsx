import type { Profile } from '@site/api/contracts/account';
import { formatDateTime, useText } from '@site/i18n';
import { Facts, OverviewCard } from './overview-card';

export function ActivityCard({ profile }: { profile: Profile }) {
  const t = useText('account');
  return (
    <OverviewCard title={t('activity.title')}>
      <Facts
        facts={[
          [t('activity.login'), formatDateTime(profile.last_login)],
          [t('activity.deposit'), formatDateTime(profile.last_deposit)],
          [t('activity.withdrawal'), formatDateTime(profile.last_withdrawal)],
          [t('activity.registered'), formatDateTime(profile.created_at)],
        ]}
      />
    </OverviewCard>
  );
}
