import { useState } from 'react';
import type { AutoCashOut as Order } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import { paisaOf, useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { AutoCashOutForm } from './auto-cash-out-form';
import { useAutoCashOut } from './auto-cash-out.queries';
import { ArmedCashOut } from './armed-cash-out';
import styles from './auto-cash-out.module.css';
import type { RunnerMarket } from './runner-markets.rules';

export interface AutoCashOutProps {
  eventId: string;
  market: RunnerMarket;
  /** Locked result of the whole cash-out now, in paisa; null while there is no offer. */
  worth: Paisa | null;
  canArm: boolean;
}

/** The automatic cash-out of one market: armed, executed, ended, or a button to arm one. */
export function AutoCashOut({ eventId, market, worth, canArm }: AutoCashOutProps) {
  const t = useText('exchange');
  const { order, isPending, isError, refetch } = useAutoCashOut(eventId, market.marketId);
  const [isEditing, setEditing] = useState(false);
  if (isError && !order)
    return (
      <div className={styles.auto}>
        <FormError message={t('cashOut.auto.failed')} />
        <Button variant="outline" size="s" onClick={() => void refetch()}>
          {t('cashOut.auto.again')}
        </Button>
      </div>
    );
  if (isPending) return null;
  if (isEditing) return <AutoCashOutForm order={order} market={market} worth={worth} onDone={() => setEditing(false)} />;
  if (order?.state === 'armed') return <ArmedCashOut order={order} onEdit={() => setEditing(true)} />;
  return (
    <div className={styles.auto}>
      <p role="status" className={styles.words}>
        {order && <Ended order={order} />}
      </p>
      {canArm && (
        <Button variant="outline" size="s" isWide onClick={() => setEditing(true)}>
          {t('cashOut.auto')}
        </Button>
      )}
    </div>
  );
}

/** An order that the player cancelled leaves no note. */
function Ended({ order: { state, reason, result } }: { order: Order }) {
  const t = useText('exchange');
  if (state === 'cancelled' || reason === null) return null;
  return (
    <>
      {t(`cashOut.auto.done.${reason}`)} {result !== null && <Money amount={paisaOf(result)} isSigned />}
    </>
  );
}
