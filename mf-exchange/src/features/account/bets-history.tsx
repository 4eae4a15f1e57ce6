import { useText } from '@site/i18n';
import { useChoice } from '@site/remote/address';
import { ChipRow } from '@site/ui/choice';
import { EndedBets } from './ended-bets';
import { SettledBets } from './settled-bets';

const KINDS = ['settled', 'ended'] as const;

/** Settled bets, and bets that ended without money at stake. @see M-25 */
export function BetsHistory() {
  const t = useText('exchange');
  const { current, choose } = useChoice('kind', KINDS);
  return (
    <>
      <ChipRow
        label={t('account.kind')}
        chips={KINDS.map((id) => ({ id, label: t(`account.kind.${id}`) }))}
        current={current}
        onChoose={choose}
      />
      {current === 'settled' ? <SettledBets /> : <EndedBets />}
    </>
  );
}
