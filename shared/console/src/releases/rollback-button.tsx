import { useState } from 'react';
import type { ReleaseRights } from '@site/api/contracts/releases';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { rollbackObstacle } from './rights.rules';
import { RollbackDialog } from './rollback-dialog';
import type { LiveArea } from './releases.shapes';
import styles from './releases.module.css';

interface RollbackButtonProps {
  area: LiveArea;
  rights: ReleaseRights | null;
}

/** The way back of an area, for a person who may take it, and where there is one. */
export function RollbackButton({ area, rights }: RollbackButtonProps) {
  const t = useText('console');
  const [going, setGoing] = useState<LiveArea | null>(null);
  const obstacle = rollbackObstacle(rights, area.name);
  return (
    <>
      {obstacle === null && area.stepBack && (
        <Button variant="outline" size="s" className={styles.back} onClick={() => setGoing(area)}>
          {t('rollback.of', { area: area.name })}
        </Button>
      )}
      {obstacle === 'area' && <p className={styles.before}>{t('rollback.otherArea')}</p>}
      {going && <RollbackDialog area={going} onClose={() => setGoing(null)} />}
    </>
  );
}
