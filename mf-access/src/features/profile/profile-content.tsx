import { LoadFailure } from '@site/ui';
import type { OtherPhone, Profile } from '@site/api/contracts/account';
import { BirthdaySection } from './birthday-section';
import { ContactSection } from './contact-section';
import { Facts } from './facts';
import { HeadCard } from './head-card';
import { ProfileNote } from './profile-note';
import { ProfileSkeleton } from './profile-skeleton';
import { usePhones, useProfile } from './profile.queries';
import { useVerification } from './use-verification';
import { VerificationDialog } from './verification-dialog';
import styles from './profile-content.module.css';

/** Content of both the page and the member center's tab; each has its own heading above it. */
export function ProfileContent() {
  const profile = useProfile();
  const phones = usePhones();

  if (profile.data && !phones.isPending)
    return <Loaded profile={profile.data} phones={phones.data} onRetryPhones={() => phones.refetch()} />;
  if (profile.isError) return <LoadFailure error={profile.error} onRetry={() => profile.refetch()} />;
  return <ProfileSkeleton />;
}

interface LoadedProps {
  profile: Profile;
  phones: readonly OtherPhone[] | undefined;
  onRetryPhones: () => unknown;
}

function Loaded({ profile, phones, onRetryPhones }: LoadedProps) {
  const verification = useVerification();
  return (
    <div className={styles.content}>
      <HeadCard profile={profile} />
      <Facts profile={profile} />
      <ContactSection profile={profile} phones={phones} onRetryPhones={onRetryPhones} verification={verification} />
      <BirthdaySection birthday={profile.dofb} />
      <ProfileNote />
      <VerificationDialog verification={verification} />
    </div>
  );
}
