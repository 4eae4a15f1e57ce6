import { useState } from 'react';
import type { Bet } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Button, Spoken } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { BetFigures } from './bet-figures';
import { BetNote } from './bet-note';
import { askedPrice } from './bet-outcome.rules';
import { BetTitle } from './bet-title';
import { useCancelBet } from './bets.queries';
import { EditBet } from './edit-bet';
import { refusalText } from './refusal-text.rules';
import styles from './waiting-bet.module.css';

/** A bet that waits in the book: the player can cancel it or change its price. */
export function WaitingBet({ bet, hasEvent }: { bet: Bet; hasEvent: boolean }) {
  const t = useText('exchange');
  const [isEditing, setEditing] = useState(false);
  const { send: cancel, isPending, error } = useCancelBet(bet.bet_id);
  const name = `${t(`side.${bet.side}`)} ${bet.selection_name}`;
  return (
    <>
      <BetTitle bet={bet} hasEvent={hasEvent} />
      <BetFigures priceLabel={t('bet.asked')} price={askedPrice(t, bet)} part={bet.waiting} />
      <BetNote words={bet.at_start ? t(`bet.atStart.${bet.at_start}`) : null} />
      <FormError message={error && refusalText(t, error)} />
      {isEditing ? (
        <EditBet bet={bet} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.actions}>
          {!bet.free_bet && (
            <Button variant="outline" size="s" disabled={isPending} onClick={() => setEditing(true)}>
              {t('bet.edit')} <Spoken>{name}</Spoken>
            </Button>
          )}
          <Button variant="outline" size="s" isBusy={isPending} onClick={() => cancel()}>
            {t(isPending ? 'bet.cancelling' : 'bet.cancel')} <Spoken>{name}</Spoken>
          </Button>
        </div>
      )}
    </>
  );
}
