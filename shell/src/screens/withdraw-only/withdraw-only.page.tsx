import type { Restriction } from '@site/api/contracts/safer-play';
import { formatDateTime, useText, type Translate } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { Button, LinkButton } from '@site/ui';
import { LinkGroup } from '../account/link-group';
import { MainWallet } from '../account/main-wallet';
import { PLAY_SAFE, ROWS, type MenuGroup } from '../account/menu-rows';
import { StatePage } from '../pages/state-page';
import styles from './withdraw-only.module.css';

/** Shown at every path that is closed during the player's break or self-exclusion. */
export function WithdrawOnlyPage() {
  const t = useText('account');
  const { session } = useShell();
  if (!session.restriction) return null;
  return (
    <div className={styles.page}>
      <StatePage title={t(`withdraw-only.${session.restriction.kind}.title`)} text={endOf(session.restriction, t)} />
      <MainWallet hint={t('withdraw-only.hint')}>
        <div className={styles.action}>
          <LinkButton as={Link} to="/withdrawal" icon="withdraw" isWide>
            {t('withdraw-only.withdraw')}
          </LinkButton>
        </div>
      </MainWallet>
      {OPEN_GROUPS.map((group) => (
        <LinkGroup key={group.title} {...group} />
      ))}
      <Button variant="outline" icon="logout" isWide onClick={() => void session.end()}>
        {t('log-out')}
      </Button>
    </div>
  );
}

function endOf({ until }: Restriction, t: Translate) {
  return until === null ? t('withdraw-only.for-good') : t('withdraw-only.until', { until: `${formatDateTime(until)} GMT+6` });
}

/** Screens that stay open besides the withdrawal. */
const OPEN_GROUPS: readonly MenuGroup[] = [
  {
    title: 'withdraw-only.records',
    rows: [ROWS.transactionRecord, ROWS.bettingRecord, ROWS.turnoverRecord],
  },
  {
    title: 'account.profile',
    rows: [ROWS.personalInfo, ROWS.inbox, { path: '/chat', label: 'withdraw-only.support', icon: 'chat' }],
  },
  PLAY_SAFE,
];
