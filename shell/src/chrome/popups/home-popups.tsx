import { useAtomValue } from 'jotai';
import { popupsAtom } from '#core/session/session.atoms';
import { MaintenancePopup } from './maintenance-popup';
import { WelcomePopup } from './welcome-popup';

/** After a sign-up both popups wait: the welcome lies on top, so it is nested in the other. @see N-61 */
export function HomePopups() {
  const waiting = useAtomValue(popupsAtom);
  const welcome = waiting.welcome && <WelcomePopup />;
  return waiting.maintenance ? <MaintenancePopup>{welcome}</MaintenancePopup> : welcome;
}
