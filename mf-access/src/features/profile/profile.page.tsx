import { useText } from '@site/i18n';
import { AccountPage } from '#account-page';
import { ProfileContent } from './profile-content';

export function ProfilePage() {
  const t = useText('access');
  return (
    <AccountPage title={t('profile.title')}>
      <ProfileContent />
    </AccountPage>
  );
}
