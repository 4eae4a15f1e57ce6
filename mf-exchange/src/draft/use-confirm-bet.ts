import { paisa, parseAmount } from '@site/api/money';
import { formatMoney, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { priceText } from '#bets';
import { namesOf } from './pick-names.rules';
import type { BetDraft } from './slip.store';

/** Asks the player whether a bet shall be placed. */
export function useConfirmBet() {
  const t = useText('exchange');
  const { dialogs } = useShell();
  return ({ pick, price, stake }: BetDraft) =>
    dialogs.confirm({
      title: t('slip.confirm.title'),
      message: t('slip.confirm.question', {
        side: t(`side.${pick.side}`),
        selection: t(namesOf(pick).selection_name),
        price: priceText(t, pick.marketKind, price, pick.run),
        stake: formatMoney(parseAmount(stake) ?? paisa(0n)),
      }),
      confirm: t('slip.place'),
    });
}
