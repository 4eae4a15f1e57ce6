import type { VipLevel } from '@site/api/contracts/rewards';
import { formatCount, useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import { LevelEmblem } from './level-emblem';
import styles from './ladder-list.module.css';

export interface LadderListProps {
  /** In ascending order; Normal is the first. */
  levels: readonly VipLevel[];
  current: number;
}

export function LadderList({ levels, current }: LadderListProps) {
  const t = useText('rewards');
  const next = levels.find(({ level }) => level > current)?.level;
  return (
    <ol className={styles.list}>
      {levels.map(({ level, name, style, experience, bonus }) => (
        <li key={level} className={styles.level} aria-current={level === current ? 'step' : undefined}>
          <LevelEmblem level={level} style={style} size="m" />
          <div className={styles.words}>
            <p className={styles.name}>
              <span>{t(name)}</span>
              {level === current && <Badge variant="new">{t('vip.details.here')}</Badge>}
              {level === next && <Badge variant="quiet">{t('vip.details.comes')}</Badge>}
            </p>
            <p className={styles.asks}>
              {experience > 0 ? t('vip.details.asks', { points: formatCount(experience) }) : t('vip.details.start')}
            </p>
          </div>
          <p className={styles.bonus}>{bonus > 0 ? t('vip.details.bonus', { percent: bonus }) : t('vip.details.plain')}</p>
        </li>
      ))}
    </ol>
  );
}
