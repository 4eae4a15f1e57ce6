import { useNavigate, useParams } from 'react-router-dom';
import type { ReleaseRights } from '@site/api/contracts/releases';
import { formatDateTime, useText } from '@site/i18n';
import { LoadFailure, NoData, Sheet, Skeleton } from '@site/ui';
import { Timeline } from '@site/ui/timeline';
import { useFailureText } from '#parts';
import { useHistory } from './releases.queries';
import type { LiveArea, AreaChange } from './releases.shapes';
import { ChangeButtons } from './change-buttons';
import { CHANGE_KINDS } from './changes.rules';
import styles from './releases.module.css';

interface AreaHistoryProps {
  areas: readonly LiveArea[];
  rights: ReleaseRights | null;
}

/** Actions that took something back. */
const BACKWARDS = ['rollback', 'revoke'];

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
            <ChangeButtons area={area} rights={rights} kinds={CHANGE_KINDS} />
            <Changes name={name} />
          </>
        ) : (
          <NoData text={t('history.unknown')} />
        )}
      </div>
    </Sheet>
  );
}

function Changes({ name }: { name: string }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useHistory(name);
  if (data?.length === 0) return <NoData text={t('history.empty')} />;
  if (data) return <Timeline label={t('history.title', { area: name })} steps={data.map(stepOf)} />;
  if (isPending)
    return (
      <div role="status" aria-busy="true" aria-label={t('Loading')} className={styles.history}>
        <Skeleton className={styles.stepShape} />
        <Skeleton className={styles.stepShape} />
        <Skeleton className={styles.stepShape} />
      </div>
    );
  return <LoadFailure title={t('history.failed')} message={textOf(error)} onRetry={refetch} />;

  function stepOf({ serial, at, actor, action, release, from, reason }: AreaChange) {
    const known = t(`history.action.${action}`);
    const what = known === `history.action.${action}` ? action : known;
    return {
      name: [`${what} ${release}`, from && t('history.from', { release: from }), reason && `“${reason}”`].filter(Boolean).join(' · '),
      at,
      when: t('history.when', { moment: formatDateTime(at), actor, serial }),
      state: BACKWARDS.includes(action) ? ('failed' as const) : ('done' as const),
    };
  }
}
