import { PUSH_KINDS } from '@site/api/contracts/push';
import { useText, type Translate } from '@site/i18n';
import { useShell } from '@site/remote';
import { LoadFailure } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { CheckboxField } from '@site/ui/forms';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { failureText } from '#account-form';
import { RowsSkeleton } from '#account-page';
import { DeviceSwitch } from './device-switch';
import { useNotifications } from './notifications.queries';
import { OWN_WORDS } from './own-words';
import styles from './notifications.module.css';

/** Push notifications: on or off for this device, and a switch for each kind. */
export function NotificationsCard({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const { session } = useShell();
  const { view, start, stop, choose, isBusy, done, problem } = useNotifications(remoteId);

  if (!view.data) {
    return (
      <Card title={t('notifications.title')}>
        {view.isPending ? (
          <RowsSkeleton label={t('notifications.loading')} rows={2} />
        ) : (
          <LoadFailure error={view.error} onRetry={view.refetch} />
        )}
      </Card>
    );
  }

  const { isOnHere, publicKey, kinds } = view.data;
  const mark = isOnHere ? (
    <Badge variant="good">{t('notifications.isOn')}</Badge>
  ) : (
    <Badge variant="quiet">{t('notifications.isOff')}</Badge>
  );
  return (
    <Card title={t('notifications.title')} lead={t('notifications.lead')} mark={mark}>
      {session.restriction && <p className={styles.explained}>{t('notifications.restricted')}</p>}
      <DeviceSwitch view={view.data} isBusy={isBusy} onStart={() => start(publicKey)} onStop={stop} />
      <FormStatus>{done && t(`notifications.done.${done}`)}</FormStatus>
      <FormProblem>{problemText(t, problem)}</FormProblem>
      <fieldset className={styles.kinds}>
        <legend>{t('notifications.kinds')}</legend>
        {PUSH_KINDS.map((kind) => (
          <CheckboxField
            key={kind}
            label={t(`notifications.kind.${kind}`)}
            checked={kinds[kind]}
            disabled={isBusy}
            onChange={({ target }) => choose({ kind, isOn: target.checked })}
          />
        ))}
      </fieldset>
    </Card>
  );
}

/** The platform's words for its refusals; any other error is the browser's. */
function problemText(t: Translate, problem: Error | null) {
  if (!problem) return null;
  return 'kind' in problem ? failureText(t, problem as Parameters<typeof failureText>[1], OWN_WORDS) : t('notifications.failed');
}
