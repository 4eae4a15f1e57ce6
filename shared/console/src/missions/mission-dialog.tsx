import { useState, type FormEvent } from 'react';
import { GAME_TYPE_NAMES, GAME_TYPES } from '@site/api/contracts/catalogue';
import { MISSION_GOALS, MISSION_PERIODS } from '@site/api/contracts/rewards';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError, SelectField, TextField } from '@site/ui/forms';
import { MISSION_NAME_MAX } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useProposeMission } from './missions.queries';
import { inputOf, isWhole, newForm, type MissionForm } from './missions.rules';
import styles from './missions.module.css';

const FORM = 'mission';

/** Form of a new mission; it waits for a second person. */
export function MissionDialog({ onClose }: { onClose: () => void }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useProposeMission();
  const [form, setForm] = useState(() => newForm(Date.now()));
  const isReady = isWhole(form);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) mutate(inputOf(form), { onSuccess: onClose });
  };
  const field = (name: keyof MissionForm) => ({
    label: t(`missions.field.${name}`),
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      size="m"
      title={t('missions.propose')}
      description={t('missions.proposeEffect')}
      actions={
        <Button type="submit" form={FORM} isBusy={isPending} disabled={!isReady}>
          {t('missions.proposeSubmit')}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <TextField {...field('name')} maxLength={MISSION_NAME_MAX} lang="en" required />
        <TextField {...field('name_bn')} maxLength={MISSION_NAME_MAX} lang="bn" required />
        <SelectField {...field('goal')} options={MISSION_GOALS.map((value) => ({ value, label: t(`missions.goals.${value}`) }))} />
        <TextField {...field('target')} inputMode="numeric" hint={t(`missions.targetHint.${form.goal}`)} required />
        <TextField {...field('least_stake')} inputMode="decimal" hint={t('missions.leastHint')} />
        <SelectField
          {...field('game_type')}
          options={[
            { value: '', label: t('missions.allGames') },
            ...GAME_TYPES.map((value) => ({ value, label: t(GAME_TYPE_NAMES[value]) })),
          ]}
        />
        <SelectField {...field('period')} options={MISSION_PERIODS.map((value) => ({ value, label: t(`missions.period.${value}`) }))} />
        <TextField {...field('first_day')} type="date" hint={form.period === 'week' ? t('missions.weekHint') : undefined} required />
        <TextField {...field('last_day')} type="date" required />
        <TextField {...field('prize')} inputMode="decimal" hint={t('missions.prizeHint')} required />
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
