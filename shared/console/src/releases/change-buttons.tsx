import { useState } from 'react';
import type { ReleaseRights } from '@site/api/contracts/releases';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { ChangeDialog } from './change-dialog';
import { changesFor, wordsOf, type ChangeKind } from './changes.rules';
import { obstacleOf } from './rights.rules';
import type { LiveArea } from './releases.shapes';
import styles from './releases.module.css';

interface ChangeButtonsProps {
  area: LiveArea;
  rights: ReleaseRights | null;
  /** Changes that have a button here; a change that the person may not make, or that is not possible, has none. */
  kinds: readonly ChangeKind[];
}

/** A change that a person has begun, with the area as it was then: the list below goes on. */
interface Begun {
  kind: ChangeKind;
  area: LiveArea;
}

/** Buttons for the changes of an area. */
export function ChangeButtons({ area, rights, kinds }: ChangeButtonsProps) {
  const t = useText('console');
  const [begun, setBegun] = useState<Begun | null>(null);
  const offered = changesFor(area, rights).filter((kind) => kinds.includes(kind));
  return (
    <>
      {offered.length > 0 && (
        <div className={styles.changes}>
          {offered.map((kind) => (
            <Button
              key={kind}
              variant="outline"
              size="s"
              data-change={kind}
              className={styles.change}
              onClick={() => setBegun({ kind, area })}
            >
              {t(wordsOf(kind, area), { area: area.name })}
            </Button>
          ))}
        </div>
      )}
      {obstacleOf(rights, area.name, 'deployer') === 'area' && <p className={styles.before}>{t('change.otherArea')}</p>}
      {begun && <ChangeDialog {...begun} onClose={() => setBegun(null)} />}
    </>
  );
}
