import { useState } from 'react';
import { priceOf } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Sheet } from '@site/ui';
import { PlacedBet } from '#bets';
import type { LiveEvent } from '#markets';
import type { PickedPrice } from '../draft/picked-price';
import { usePlacing, type BetReceipt } from '../placing/placing.queries';
import { SlipCard } from './slip-card';
import { SlipForm } from './slip-form';
import { usePlaceDraft } from './use-place-draft';
import { useKeptPreferences } from '../draft/use-preferences';
import { useSlip } from '../draft/use-slip';

export interface BetSlipProps {
  /** Live event of the picked market; null while the page follows none. */
  live: LiveEvent | null;
}

/** The bet slip, before and after placing: a sheet on a phone, a card in the rail on a desktop. */
export function BetSlip({ live }: BetSlipProps) {
  const t = useText('exchange');
  const { layout } = useShell();
  useKeptPreferences();
  const slip = useSlip();
  const placing = usePlacing();
  const placeDraft = usePlaceDraft(placing);
  const [placed, setPlaced] = useState<(BetReceipt & { pick: PickedPrice; stake: string }) | null>(null);
  const draft = slip.draft && (!live || live.eventId === slip.draft.pick.eventId) ? slip.draft : null;

  async function place() {
    const receipt = draft && (await placeDraft(draft));
    if (!receipt) return;
    setPlaced({ ...receipt, pick: draft.pick, stake: draft.stake });
    slip.clear(draft);
  }

  const close = () => {
    placing.forget();
    setPlaced(null);
    slip.clear();
  };

  const content = draft ? (
    <SlipForm
      key={keyOf(draft.pick)}
      draft={draft}
      live={live}
      placing={placing}
      onChange={slip.change}
      onPlace={() => void place()}
      onClear={close}
    />
  ) : placed ? (
    <PlacedBet
      key={placed.bet.bet_id}
      bet={placed.bet}
      delayMs={placed.delayMs}
      onClose={close}
      onTakeNewPrice={({ new_odds, new_run }) => {
        const price = new_odds === null ? placed.pick.price : priceOf(new_odds);
        slip.choose({ ...placed.pick, price, run: new_run === null ? placed.pick.run : Number(new_run) }, placed.stake);
      }}
    />
  ) : null;

  if (layout === 'desktop') {
    return (
      <SlipCard
        pick={draft?.pick ?? null}
        isPlaced={!draft && placed !== null}
        onEscape={content !== null && placing.phase === 'idle' ? close : undefined}
      >
        {content}
      </SlipCard>
    );
  }
  return (
    <Sheet isOpen={content !== null} onClose={close} isDismissible={placing.phase === 'idle'} title={t('slip')}>
      {content}
    </Sheet>
  );
}

const keyOf = ({ marketId, selection, side, run }: PickedPrice) => `${marketId} ${selection} ${side} ${run}`;
