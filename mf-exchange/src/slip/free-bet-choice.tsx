import { use } from 'react';
import { priceOf } from '@site/api/contracts/exchange';
import { formatDate, formatMoney, paisaOf, useText } from '@site/i18n';
import { SelectField } from '@site/ui/forms';
import { SlipContext, type SlipParts } from '../draft/slip-context';
import { useFreeBets } from './free-bet.queries';

/** Lets the player pay the stake with a free bet; renders nothing without one. */
export function FreeBetChoice() {
  const slip = use(SlipContext);
  return slip && <Choice {...slip} />;
}

function Choice({ draft, onChange }: SlipParts) {
  const t = useText('exchange');
  const { data: freeBets = [] } = useFreeBets();
  const chosen = draft.freeBet?.id;
  if (freeBets.length === 0 && chosen === undefined) return null;

  function choose(id: string) {
    const freeBet = freeBets.find((one) => String(one.id) === id);
    if (freeBet) onChange({ freeBet: { id: freeBet.id, leastOdds: priceOf(freeBet.least_odds) }, stake: freeBet.left });
    else onChange({ freeBet: undefined, stake: '' });
  }

  const options = freeBets.map(({ id, left, valid_until: until }) => ({
    value: String(id),
    label: t('slip.freeBet.one', { amount: formatMoney(paisaOf(left)), until: formatDate(until) }),
  }));
  return (
    <SelectField
      label={t('slip.payWith')}
      hint={draft.freeBet ? t('slip.freeBet.hint', { odds: String(draft.freeBet.leastOdds / 100) }) : undefined}
      value={chosen === undefined ? '' : String(chosen)}
      options={[{ value: '', label: t('slip.ownMoney') }, ...options]}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
