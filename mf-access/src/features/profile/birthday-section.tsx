import { useState } from 'react';
import { BIRTHDAY_FAILED } from '@site/api/contracts/account';
import { useShell } from '@site/remote';
import { formatDate, useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { TextField } from '@site/ui/forms';
import { BirthdayForm } from './birthday-form';
import { useReload, useSaveBirthday } from './profile.queries';
import { Section } from './section';
import styles from './birthday.module.css';

/** @param birthday `2001-02-28`; null while it may still be saved */
export function BirthdaySection({ birthday }: { birthday: string | null }) {
  const t = useText('access');
  return (
    <Section title={t('profile.birthday.title')}>
      <div className={styles.content}>{birthday ? <LockedBirthday birthday={birthday} /> : <OpenBirthday />}</div>
    </Section>
  );
}

function LockedBirthday({ birthday }: { birthday: string }) {
  const t = useText('access');
  return (
    // A browser shows a date in its own format, so the prefix shows it in the format of this site.
    <TextField
      type="date"
      className={styles.locked}
      label={t('profile.birthday')}
      hint={t('profile.birthday.locked')}
      prefix={formatDate(birthday)}
      suffix={
        <span className={styles.lock}>
          <Icon name="lock" />
        </span>
      }
      value={birthday}
      disabled
      readOnly
    />
  );
}

function OpenBirthday() {
  const t = useText('access');
  const { dialogs } = useShell();
  const reload = useReload();
  const { mutateAsync, isPending } = useSaveBirthday();
  const [saved, setSaved] = useState<string | null>(null);

  const handleSave = async (birthday: string) => {
    const isSure = await dialogs.confirm({
      title: t('profile.birthday.sure'),
      message: t('profile.birthday.sure.text', { date: formatDate(birthday) }),
      confirm: t('profile.birthday.sure.yes'),
    });
    if (!isSure) return;
    await mutateAsync(birthday).then(
      () => setSaved(birthday),
      ({ kind }: { kind: string }) => {
        if (kind !== 'unauthenticated') dialogs.error(BIRTHDAY_FAILED);
      },
    );
    await reload.profile();
  };

  return saved ? <LockedBirthday birthday={saved} /> : <BirthdayForm isBusy={isPending} onSave={handleSave} />;
}
