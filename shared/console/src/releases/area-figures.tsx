import { useText } from '@site/i18n';
import type { HealthFinding } from '@site/api/contracts/releases';
import { shareText, vitalText, type ComparedRelease } from './figures.rules';
import { Sparkline } from './sparkline';
import styles from './figures.module.css';

interface AreaFiguresProps {
  /** Release that the figures are of, for assistive technology. */
  label: string;
  compared: ComparedRelease;
  /** Share of failed starts by quarter of an hour, oldest first; empty when it is not known. */
  course: readonly number[];
}

/** Errors and vitals of one release in the last hour beside those of the release it is compared with. */
export function AreaFigures({ label, compared: { own, other, findings }, course }: AreaFiguresProps) {
  const t = useText('console');
  const rows: { finding: HealthFinding; value: string | null; before: string | null }[] = [
    { finding: 'failures', value: shareText(own), before: other && shareText(other) },
    { finding: 'lcp', value: vitalText('lcp', own), before: other && vitalText('lcp', other) },
    { finding: 'inp', value: vitalText('inp', own), before: other && vitalText('inp', other) },
  ];
  return (
    <dl className={styles.figures} aria-label={label}>
      {rows.map(({ finding, value, before }) => (
        <div key={finding} className={styles.figure} data-worse={findings.includes(finding)}>
          <dt className={styles.name}>{t(`figures.${finding}`)}</dt>
          <dd className={styles.value}>
            <span className={styles.own}>{value ?? '–'}</span>
            {findings.includes(finding) && <span className={styles.worse}>{t('figures.worse')}</span>}
            <span className={styles.before}>{before === null ? t('figures.alone') : t('figures.before', { value: before })}</span>
          </dd>
        </div>
      ))}
      <div className={styles.figure}>
        <dt className={styles.name}>{t('figures.starts')}</dt>
        <dd className={styles.value}>
          <span className={styles.own}>{own.starts}</span>
          {course.length > 1 && <Sparkline label={t('figures.course')} values={course} />}
        </dd>
      </div>
    </dl>
  );
}
