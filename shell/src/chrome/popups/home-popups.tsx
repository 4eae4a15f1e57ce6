import { useAtomValue } from 'jotai';
import { popupsAtom } from '#core/session/session.atoms';
import { MaintenancePopup } from './maintenance-popup';
import { WelcomePopup } from './welcome-popup';

/** Both after a sign-up: the welcome stands on top, so it is nested. @see N-61 */
export function HomePopups() {
  const waiting = useAtomValue(popupsAtom);
  const welcome = waiting.welcome && <WelcomePopup />;
  return waiting.maintenance ? <MaintenancePopup>{welcome}</MaintenancePopup> : welcome;
}
