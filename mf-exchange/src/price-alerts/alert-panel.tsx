import { use } from 'react';
import { SlipContext } from '../draft/slip-context';
import { AlertForm } from './alert-form';
import { AlertList } from './alert-list';
import styles from './price-alerts.module.css';

/** Sets a price alert on the runner in the slip, and lists those that wait. */
export function AlertPanel() {
  const slip = use(SlipContext);
  if (!slip) return null;
  const { marketId, selection, side } = slip.draft.pick;
  return (
    <div className={styles.alerts}>
      <AlertForm key={`${marketId} ${selection} ${side}`} draft={slip.draft} />
      <AlertList />
    </div>
  );
}
