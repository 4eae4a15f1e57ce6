import { formatDateTime, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError } from '@site/ui/forms';
import type { SettingsView } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useConfirmSetting, useWithdrawSetting } from './settings.queries';
import styles from './settings.module.css';

interface ProposalNoteProps {
  proposal: NonNullable<SettingsView['proposal']>;
  /** Name of the person who reads this. */
  own: string;
}

/** A value that one person has proposed. Another person confirms it; both may take it away. */
export function ProposalNote({ proposal: { id, key, value, by, at }, own }: ProposalNoteProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const confirm = useConfirmSetting();
  const withdraw = useWithdrawSetting();
  const error = confirm.error ?? withdraw.error;
  const isBusy = confirm.isPending || withdraw.isPending;
  return (
    <section className={styles.proposal} aria-label={t('settings.proposal')}>
      <p>{t('settings.proposed', { by, value, name: t(`settings.key.${key}`), at: formatDateTime(at) })}</p>
      {by === own && <p className={styles.note}>{t('settings.ownProposal')}</p>}
      <div className={styles.buttons}>
        {by !== own && (
          <Button size="s" disabled={isBusy} onClick={() => confirm.mutate(id)}>
            {t('settings.confirm')}
          </Button>
        )}
        <Button size="s" variant="outline" disabled={isBusy} onClick={() => withdraw.mutate(id)}>
          {t('settings.withdraw')}
        </Button>
      </div>
      <FormError message={error && textOf(error)} />
    </section>
  );
}
