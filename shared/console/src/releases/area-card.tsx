import { Link } from 'react-router-dom';
import type { ReleaseRights } from '@site/api/contracts/releases';
import { useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import type { TelemetryCourse } from '@site/platform-operator/calls';
import { AreaFigures } from './area-figures';
import { ChangeButtons } from './change-buttons';
import { figuresOf } from './figures.rules';
import { Since } from './since';
import type { LiveArea, ReleaseRate } from './releases.shapes';
import styles from './releases.module.css';

interface AreaCardProps {
  area: LiveArea;
  /** Epoch ms of the answer that has the area. */
  now: number;
  rights: ReleaseRights | null;
  rates: readonly ReleaseRate[];
  course: TelemetryCourse | undefined;
}

/** The card has the ways back; all other changes are one press further, in the sheet of the area. */
const ON_CARD = ['rollback', 'abort'] as const;

/** One area: what is live, since when and by whom, its canary, and the way back. */
export function AreaCard({ area, now, rights, rates, course }: AreaCardProps) {
  const t = useText('console');
  const { name, release, since, by, canary, stepBack } = area;
  const columns = figuresOf(area, rates);
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.name}>
          <Link to={`/releases/${name}`} className={styles.link}>
            {name}
          </Link>
        </h2>
        {canary && <Badge variant="new">{t('releases.canary', { percent: canary.percent })}</Badge>}
      </div>
      <p className={styles.release}>
        <Link to={`/releases/${name}/${release}`} className={styles.link}>
          {release}
        </Link>
      </p>
      <p className={styles.since}>
        <Since at={since} now={now} /> {by && t('releases.by', { by })}
      </p>
      {canary && <p className={styles.since}>{t('releases.canaryRelease', { release: canary.release })}</p>}
      <p className={styles.before}>{stepBack ? t('releases.before', { release: stepBack }) : t('releases.noBefore')}</p>
      {columns.length > 0 && <AreaFigures area={name} columns={columns} course={course} />}
      <ChangeButtons area={area} rights={rights} kinds={ON_CARD} />
    </li>
  );
}
