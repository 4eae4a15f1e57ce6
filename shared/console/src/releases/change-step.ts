import { formatDateTime, useText } from '@site/i18n';
import type { TimelineStepProps } from '@site/ui/timeline';
import type { AreaChange } from './releases.shapes';

/** Actions that took something back. */
const BACKWARDS = ['rollback', 'revoke'];

/** One change of the log as a step of a timeline. @param hasArea true for a list of several areas */
export function useStepOf(hasArea: boolean) {
  const t = useText('console');
  return ({ serial, at, actor, action, remote, release, from, reason }: AreaChange): TimelineStepProps => {
    const known = t(`history.action.${action}`);
    const what = known === `history.action.${action}` ? action : known;
    const parts = [hasArea && remote, `${what} ${release}`, from && t('history.from', { release: from }), reason && `“${reason}”`];
    return {
      name: parts.filter(Boolean).join(' · '),
      at,
      when: t('history.when', { moment: formatDateTime(at), actor, serial }),
      state: BACKWARDS.includes(action) ? 'failed' : 'done',
    };
  };
}
