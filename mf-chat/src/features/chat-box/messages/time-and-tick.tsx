import { formatTime, useText } from '@site/i18n';
import { Icon, Spoken } from '@site/ui';
import type { ChatLine } from './lines.rules';
import styles from './time-and-tick.module.css';

interface TimeAndTickProps {
  at: string;
  state: ChatLine['state'];
}

const HOURS_AND_MINUTES = 5;

/** Time and delivery state of a message; screen readers get the state as text. */
export function TimeAndTick({ at, state }: TimeAndTickProps) {
  const t = useText('chat');
  return (
    <p className={styles.line}>
      <time dateTime={at}>{formatTime(at).slice(0, HOURS_AND_MINUTES)}</time>
      {state && (
        <span className={styles.tick} data-state={state} title={t(`chatBox.state.${state}`)}>
          <Tick state={state} />
          <Spoken>{t(`chatBox.state.${state}`)}</Spoken>
        </span>
      )}
    </p>
  );
}

function Tick({ state }: { state: NonNullable<ChatLine['state']> }) {
  if (state === 'refused') return <Icon name="alert" size="s" />;
  if (state === 'waiting' || state === 'sending') return <Icon name="clock" size="s" />;
  return (
    <svg className={styles.marks} viewBox="0 0 22 16" aria-hidden="true" focusable="false">
      <path d="M2 8.500l3.500 3.500L13 4.500" />
      {state !== 'sent' && <path d="M10.500 12 18 4.500" />}
    </svg>
  );
}
