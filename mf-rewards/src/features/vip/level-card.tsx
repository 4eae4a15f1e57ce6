import { useState } from 'react';
import type { Profile } from '@site/api/contracts/account';
import { formatCount, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { LevelBar } from '@site/ui/level-bar';
import { LadderSheet } from './ladder-sheet';
import { LevelEmblem } from './level-emblem';
import styles from './level-card.module.css';

/** The player's level and points, with a button for the details. */
export function LevelCard({ profile: { vip, vip_coin } }: { profile: Pick<Profile, 'vip' | 'vip_coin'> }) {
  const t = useText('rewards');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-label={t('vip.level')}>
      <LevelEmblem level={vip.level} style={vip.style} />
      <div className={styles.standing}>
        <p className={styles.label}>{t('vip.level')}</p>
        <p className={styles.name}>{t(vip.name)}</p>
        <dl className={styles.total}>
          <dt>{t('vip.total')}</dt>
          <dd>{formatCount(vip_coin)}</dd>
        </dl>
      </div>
      <WayToNext standing={vip} />
      <Button variant="outline" icon="crown" className={styles.more} onClick={() => setOpen(true)}>
        {t('vip.details')}
      </Button>
      {isOpen && <LadderSheet onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Progress from the player's level to the next one; full at the top level. */
function WayToNext({ standing: { name, next, progress } }: { standing: Profile['vip'] }) {
  const t = useText('rewards');
  if (next === null) return <LevelBar percent={100} label={t('vip.top')} from={t(name)} to={t('vip.top')} />;
  return <LevelBar percent={progress} label={t('vip.progress', { level: t(name), next: t(next) })} from={t(name)} to={t(next)} />;
}
