import type { HealthFinding } from '@site/api/contracts/releases';
import { formatCount, useText } from '@site/i18n';
import type { TelemetryCourse } from '@site/platform-operator/calls';
import { NumberTable } from '#parts';
import { courseOf, shareText, vitalText, type FigureColumn } from './figures.rules';
import { Sparkline } from './sparkline';
import styles from './figures.module.css';

interface AreaFiguresProps {
  area: string;
  columns: readonly FigureColumn[];
  course: TelemetryCourse | undefined;
}

const TEXTS: Record<HealthFinding, (rate: FigureColumn['rate']) => string | null> = {
  failures: shareText,
  lcp: (rate) => vitalText('lcp', rate),
  inp: (rate) => vitalText('inp', rate),
};

/** Starts, errors and vitals of an area in the last hour: the live release, its canary and the good one before beside each other. */
export function AreaFigures({ area, columns, course }: AreaFiguresProps) {
  const t = useText('console');
  const courses = columns.map(({ rate }) => courseOf(course, area, rate.release));
  const row = (finding: HealthFinding) => (
    <tr>
      <th scope="row">{t(`figures.${finding}`)}</th>
      {columns.map(({ of, rate, findings }) => (
        <td key={of} data-worse={findings.includes(finding)}>
          {TEXTS[finding](rate) ?? '–'}
          {findings.includes(finding) && <span className={styles.worse}>{t('figures.worse')}</span>}
        </td>
      ))}
    </tr>
  );
  return (
    <div className={styles.figures}>
      <NumberTable label={t('figures.of', { area })} isDense>
        <thead>
          <tr>
            <th scope="col">{t('figures.hour')}</th>
            {columns.map(({ of }) => (
              <th key={of} scope="col">
                {t(`figures.column.${of}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('canary.starts')}</th>
            {columns.map(({ of, rate }) => (
              <td key={of}>{formatCount(rate.starts)}</td>
            ))}
          </tr>
          {row('failures')}
          {courses.some(({ length }) => length > 1) && (
            <tr>
              <th scope="row">{t('figures.sixHours')}</th>
              {columns.map(({ of }, at) => (
                <td key={of}>{(courses[at]?.length ?? 0) > 1 && <Sparkline label={t('figures.course')} values={courses[at] ?? []} />}</td>
              ))}
            </tr>
          )}
          {row('lcp')}
          {row('inp')}
        </tbody>
      </NumberTable>
    </div>
  );
}
