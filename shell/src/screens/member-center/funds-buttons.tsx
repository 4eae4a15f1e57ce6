import { useText } from '@site/i18n';
import type { MemberTab } from '@site/remote';
import { Button } from '@site/ui';
import styles from './funds-buttons.module.css';

interface FundsButtonsProps {
  panels: ReadonlyMap<string, string>;
  openTab(tab: MemberTab): void;
}

/** Each button is shown only when its tab can be opened. */
export function FundsButtons({ panels, openTab }: FundsButtonsProps) {
  const t = useText('account');
  if (!panels.has('deposit') && !panels.has('withdrawal')) return null;
  return (
    <div className={styles.buttons}>
      {panels.has('deposit') && (
        <Button icon="deposit" onClick={() => openTab('deposit')}>
          {t('tab.deposit')}
        </Button>
      )}
      {panels.has('withdrawal') && (
        <Button variant="outline" icon="withdraw" onClick={() => openTab('withdrawal')}>
          {t('tab.withdrawal')}
        </Button>
      )}
    </div>
  );
}
