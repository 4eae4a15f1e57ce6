import { formatAgo, formatDateTime, useLanguage, useText } from '@site/i18n';

interface SinceProps {
  at: string | null;
  /** Epoch ms of the answer that has the moment. */
  now: number;
}

/** Time since a moment, with the moment itself behind it. */
export function Since({ at, now }: SinceProps) {
  const t = useText('console');
  const language = useLanguage();
  if (at === null) return t('releases.longAgo');
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at, now, language) ?? t('releases.now')}
    </time>
  );
}
