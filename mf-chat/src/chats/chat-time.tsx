import { formatDate, formatTime, useText } from '@site/i18n';
import { nameOfDay } from '@site/i18n/days';

const HOURS_AND_MINUTES = 'HH:mm'.length;

/** The hour today, the day before. */
export function ChatTime({ at }: { at: string }) {
  const t = useText('chat');
  const day = nameOfDay(at, Date.now());
  return <time dateTime={at}>{day === 'Today' ? formatTime(at).slice(0, HOURS_AND_MINUTES) : day ? t(day) : formatDate(at)}</time>;
}
