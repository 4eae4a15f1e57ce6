import type { CanaryLook } from '@site/api/contracts/releases';
import { formatCount, formatTime, useText } from '@site/i18n';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { NumberTable } from '#parts';
import { shareText, vitalText } from './figures.rules';
import styles from './canary.module.css';

const LOOKS: Record<CanaryLook['verdict'], BadgeProps['variant']> = { wait: 'new', abort: 'bad', promote: 'good' };
const MINUTE_MS = 60_000;

/** The numbers of a canary beside those of the live release, the verdict, and how long until it is decided. */
export function CanaryNumbers({ look }: { look: CanaryLook }) {
  const t = useText('console');
  const { at, verdict, because, canary, rest, left } = look;
  const rows: { name: string; of: (figures: CanaryLook['canary']) => string | null }[] = [
    { name: t('canary.starts'), of: ({ starts }) => formatCount(starts) },
    { name: t('figures.failures'), of: shareText },
    { name: t('canary.startTime'), of: ({ startP75 }) => (startP75 === null ? null : `${startP75} ms`) },
    { name: t('figures.lcp'), of: (figures) => vitalText('lcp', figures) },
    { name: t('figures.inp'), of: (figures) => vitalText('inp', figures) },
  ];
  return (
    <>
      <NumberTable>
        <thead>
          <tr>
            <th scope="col">{t('canary.number')}</th>
            <th scope="col">{t('canary.rest')}</th>
            <th scope="col">{t('canary.canary')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{of(rest) ?? '–'}</td>
              <td>{of(canary) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </NumberTable>
      <p role="status" className={styles.verdict}>
        <Badge variant={LOOKS[verdict]}>{t(`canary.verdict.${verdict}`)}</Badge>
        <span lang="en">{because}</span>
        <span className={styles.note}>
          {verdict === 'wait' && `${leftText()} `}
          {t('canary.at', { time: formatTime(at) })}
        </span>
      </p>
    </>
  );

  function leftText(): string {
    if (left.ms === null) return t('canary.leftUnknown', { starts: formatCount(left.starts) });
    if (left.ms === 0 && left.starts === 0) return t('canary.leftEvidence');
    const minutes = formatCount(Math.ceil(left.ms / MINUTE_MS));
    return left.starts > 0 ? t('canary.left', { minutes, starts: formatCount(left.starts) }) : t('canary.leftTime', { minutes });
  }
}
