import type { Marketing } from '@site/api/contracts/marketing';
import { formatDateTime, useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { LoadFailure } from '@site/ui';
import { Card } from '@site/ui/card';
import { CheckboxField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import { failureText } from '#account-form';
import { RowsSkeleton } from '#account-page';
import { OWN_WORDS } from './own-words';
import { marketingQuery, useChooseMarketing } from './marketing.queries';
import styles from './notifications.module.css';

/** Channels on which promotions may reach the player; each is off until the player allows it. */
export function MarketingCard({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const { session } = useShell();
  const marketing = useQuery(marketingQuery(remoteId));
  const choosing = useChooseMarketing(remoteId);

  if (!marketing.data) {
    return (
      <Card title={t('marketing.title')}>
        {marketing.isPending ? (
          <RowsSkeleton label={t('marketing.loading')} rows={2} />
        ) : (
          <LoadFailure error={marketing.error} onRetry={marketing.refetch} />
        )}
      </Card>
    );
  }

  return (
    <Card title={t('marketing.title')} lead={t('marketing.lead')}>
      {session.restriction && <p className={styles.explained}>{t('notifications.restricted')}</p>}
      <FormProblem>{failureText(t, choosing.error, OWN_WORDS)}</FormProblem>
      <fieldset className={styles.kinds}>
        <legend>{t('marketing.channels')}</legend>
        {marketing.data.channels.map((choice) => (
          <div key={choice.channel}>
            <CheckboxField
              label={t(`marketing.channel.${choice.channel}`)}
              checked={choice.is_on}
              disabled={choosing.isPending}
              onChange={({ target }) => choosing.mutate({ channel: choice.channel, isOn: target.checked })}
            />
            <Note choice={choice} />
          </div>
        ))}
      </fieldset>
    </Card>
  );
}

/** Time of the choice, and why nothing can be sent although it is allowed. */
function Note({ choice: { channel, is_on: isOn, chosen_at: at, is_reachable: isReachable } }: { choice: Marketing['channels'][number] }) {
  const t = useText('access');
  if (isOn && !isReachable) return <p className={styles.note}>{t(`marketing.unreachable.${channel}`)}</p>;
  if (at === null) return null;
  return <p className={styles.note}>{t(isOn ? 'marketing.allowed' : 'marketing.forbidden', { time: formatDateTime(at) })}</p>;
}
