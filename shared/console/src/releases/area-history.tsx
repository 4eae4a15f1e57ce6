import { useNavigate, useParams } from 'react-router-dom';
import type { ReleaseRights } from '@site/api/contracts/releases';
import { useText } from '@site/i18n';
import { NoData, Sheet } from '@site/ui';
import { Changes } from './all-changes';
import { CanaryWatch } from './canary-watch';
import type { LiveArea } from './releases.shapes';
import { ChangeButtons } from './change-buttons';
import { CHANGE_KINDS } from './changes.rules';
import styles from './releases.module.css';

interface AreaHistoryProps {
  areas: readonly LiveArea[];
  rights: ReleaseRights | null;
}

/** Changes of one area, up to what is live. */
export function AreaHistory({ areas, rights }: AreaHistoryProps) {
  const t = useText('console');
  const navigate = useNavigate();
  const { area: name = '' } = useParams();
  const area = areas.find((each) => each.name === name);
  return (
    <Sheet isOpen onClose={() => void navigate('/releases')} size="l" title={t('history.title', { area: name })}>
      <div className={styles.history}>
        {area ? (
          <>
            {area.canary && <CanaryWatch key={area.canary.release} area={area.name} rights={rights} />}
            <ChangeButtons area={area} rights={rights} kinds={CHANGE_KINDS} />
            <Changes area={name} />
          </>
        ) : (
          <NoData text={t('history.unknown')} />
        )}
      </div>
    </Sheet>
  );
}
