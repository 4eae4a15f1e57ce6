import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import type { PushView } from './notifications.queries';
import styles from './notifications.module.css';

interface DeviceSwitchProps {
  view: PushView;
  isBusy: boolean;
  onStart(): void;
  onStop(): void;
}

/** Button of this device, or the reason why there is none and what the player can do. */
export function DeviceSwitch({ view: { device, isOnHere }, isBusy, onStart, onStop }: DeviceSwitchProps) {
  const t = useText('access');
  if (device !== 'ready') return <p className={styles.explained}>{t(`notifications.${device}`)}</p>;
  return (
    <div>
      {isOnHere ? (
        <Button variant="outline" disabled={isBusy} onClick={onStop}>
          {t('notifications.switchOff')}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={onStart}>
          {t('notifications.switchOn')}
        </Button>
      )}
    </div>
  );
}
