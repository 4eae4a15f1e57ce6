import type { LogIn } from '@site/api/contracts/security';
import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { RESULT_TEXTS } from './security.rules';
import styles from './log-ins.module.css';

/** Result as text and icon, because colour alone is not accessible. */
export function LogInResult({ logIn }: { logIn: LogIn }) {
  const t = useText('access');
  return (
    <span className={styles.outcome}>
      <span className={styles.result} data-result={logIn.result}>
        <Icon name={logIn.result === 'ok' ? 'check' : 'alert'} size="s" />
        {t(RESULT_TEXTS[logIn.result])}
      </span>
      {logIn.is_new_device && <Badge variant="new">{t('security.logIns.newDevice')}</Badge>}
    </span>
  );
}
