import { MAINTENANCE_TEXT } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { StatePage } from './state-page';

/** Shown at `/` only. @see SHELL-016, C-46 */
export function MaintenancePage() {
  const t = useText('shell');
  return <StatePage title={t(MAINTENANCE_TEXT)} text={t('maintenance.text')} />;
}
