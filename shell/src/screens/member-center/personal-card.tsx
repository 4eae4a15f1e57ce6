import { isEmailVerified, isPhoneVerified, type Profile } from '@site/api/contracts/account';
import { formatCount, formatDate, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { Facts, OverviewCard } from './overview-card';

const MISSING = 'N/A';

interface PersonalCardProps {
  profile: Profile;
  /** Undefined when the profile tab is not released. */
  onEdit?: (() => void) | undefined;
}

export function PersonalCard({ profile, onEdit }: PersonalCardProps) {
  const t = useText('account');
  const action = onEdit && (
    <Button variant="quiet" size="s" onClick={onEdit}>
      {t('personal.edit')}
    </Button>
  );
  return (
    <OverviewCard title={t('personal.title')} isWide action={action}>
      <Facts
        columns={2}
        facts={[
          [t('personal.username'), profile.username],
          [t('personal.name'), profile.name || MISSING],
          [t('personal.phone'), <Contact key="phone" value={profile.phone} isVerified={isPhoneVerified(profile)} />],
          [t('personal.email'), <Contact key="email" value={profile.email} isVerified={isEmailVerified(profile)} />],
          [t('personal.birthday'), formatDate(profile.dofb)],
          [t('personal.level'), t(profile.vip.name)],
          [t('personal.points'), formatCount(profile.vip_coin)],
          [t('personal.currency'), profile.currency],
        ]}
      />
    </OverviewCard>
  );
}

function Contact({ value, isVerified }: { value: string; isVerified: boolean }) {
  const t = useText('account');
  if (!value) return MISSING;
  return (
    <>
      {value}
      {isVerified && (
        <Badge variant="good" icon="check">
          {t('personal.verified')}
        </Badge>
      )}
    </>
  );
}
