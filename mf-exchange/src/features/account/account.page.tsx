import { EXCHANGE_TIMEZONE_LABEL } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { useAddress } from '@site/remote/address';
import { BackLink } from '@site/ui/page-head';
import { BetsPanel } from '#bets';
import { ExchangeFrame } from '#exchange-frame';
import { EXCHANGE_ACCOUNT } from '#paths';
import { AlertList } from '#price-alert-list';
import { ACCOUNT_VIEWS, VIEW_FIELD, type AccountView } from './account.rules';
import { AccountEntries } from './account-entries';
import { ActivityLog } from './activity-log';
import { BalanceOverview } from './balance-overview';
import { BetsHistory } from './bets-history';
import { ProfitAndLoss } from './profit-and-loss';
import styles from './account.module.css';

const [FIRST] = ACCOUNT_VIEWS;

/** @see EXCHANGE-003, EXCHANGE-034 */
export function ExchangeAccountPage() {
  const t = useText('exchange');
  const { layout } = useShell();
  const { values } = useAddress(VIEW_FIELD);
  const isPhone = layout === 'mobile';
  const view = values.view || (isPhone ? null : FIRST);
  return (
    <ExchangeFrame
      title={t(isPhone && view ? `account.${view}` : 'account.title')}
      aside={<p className={styles.zone}>{EXCHANGE_TIMEZONE_LABEL}</p>}
    >
      <div className={styles.columns} data-layout={layout}>
        {(!isPhone || !view) && <AccountEntries current={view} />}
        {view && (
          <section className={styles.view} aria-label={t(`account.${view}`)}>
            {isPhone && (
              <BackLink as={Link} to={EXCHANGE_ACCOUNT}>
                {t('account.title')}
              </BackLink>
            )}
            {!isPhone && <h2 className={styles.title}>{t(`account.${view}`)}</h2>}
            <View view={view} />
          </section>
        )}
      </div>
    </ExchangeFrame>
  );
}

function View({ view }: { view: AccountView }) {
  if (view === 'balance') return <BalanceOverview />;
  if (view === 'bets') {
    return (
      <>
        <BetsPanel />
        <AlertList />
      </>
    );
  }
  if (view === 'history') return <BetsHistory />;
  return view === 'profit' ? <ProfitAndLoss /> : <ActivityLog />;
}
