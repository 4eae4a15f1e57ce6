import { useText } from '@site/i18n';
import { usePins } from './pins.queries';
import styles from './pin-button.module.css';

interface PinButtonProps {
  eventId: string;
  name: string;
}

/** Adds an event to the multi-market page, or removes it. @see EXCHANGE-033 */
export function PinButton({ eventId, name }: PinButtonProps) {
  const t = useText('exchange');
  const { isPinned, setPinned } = usePins();
  const isOn = isPinned(eventId);
  return (
    <button
      type="button"
      className={styles.pin}
      aria-pressed={isOn}
      aria-label={t('pin', { name })}
      title={t(isOn ? 'pin.remove' : 'pin.add')}
      onClick={() => setPinned(eventId, !isOn)}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M9 4h6M10 4v6l-3 4h10l-3-4V4M12 14v6" />
      </svg>
    </button>
  );
}
