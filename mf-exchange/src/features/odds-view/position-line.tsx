import type { Paisa } from '@site/api/money';
import { useText } from '@site/i18n';
import { Money, Spoken } from '@site/ui';

export interface PositionLineProps {
  /** Profit or loss of this outcome in paisa with the matched bets; null when there are none. */
  now: Paisa | null | undefined;
  /** The same, with the bet in the slip included. */
  whatIf: Paisa | null | undefined;
}

export function PositionLine({ now, whatIf }: PositionLineProps) {
  const t = useText('exchange');
  if (now == null && whatIf == null) return null;
  return (
    <>
      {now != null && (
        <>
          <Spoken>{t('position.now')} </Spoken>
          <Money amount={now} isSigned />
        </>
      )}
      {whatIf != null && (
        <>
          {' → '}
          <Spoken>{t('position.whatIf')} </Spoken>
          <Money amount={whatIf} isSigned />
        </>
      )}
    </>
  );
}
