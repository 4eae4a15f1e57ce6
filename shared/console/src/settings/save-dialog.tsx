import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { PlayerText, useFailureText } from '#parts';
import { fieldOf, needsSecond, type SettingDifference } from './settings.rules';
import { useSaveSettings } from './settings.queries';
import styles from './settings.module.css';

interface SaveDialogProps {
  differences: readonly SettingDifference[];
  /** Version of the settings whose values are shown. */
  version: number;
  onSaved: () => void;
  onClose: () => void;
}

/** Old and new values before they are saved. Another person who saved meanwhile is named by the refusal, and nothing is overwritten. */
export function SaveDialog({ differences, version, onSaved, onClose }: SaveDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useSaveSettings();
  const shown = ({ key }: SettingDifference, value: string) => {
    if (value === '') return t('settings.nothing');
    return fieldOf(key).kind === 'choice' ? t(`settings.choice.${key}.${value}`) : <PlayerText text={value} />;
  };
  const values = Object.fromEntries(differences.map(({ key, after }) => [key, after]));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      size="m"
      title={t('settings.summary')}
      actions={
        <Button
          isBusy={isPending}
          disabled={differences.length === 0}
          onClick={() => mutate({ ...values, version }, { onSuccess: onSaved })}
        >
          {t('settings.save')}
        </Button>
      }
    >
      <div className={styles.summary}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('settings.setting')}</th>
              <th scope="col">{t('settings.before')}</th>
              <th scope="col">{t('settings.after')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.key}>
                <th scope="row">{t(`settings.key.${difference.key}`)}</th>
                <td>{shown(difference, difference.before)}</td>
                <td>{shown(difference, difference.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {differences.some(needsSecond) && <p className={styles.second}>{t('settings.second')}</p>}
      <FormError message={error && textOf(error)} />
    </Dialog>
  );
}
