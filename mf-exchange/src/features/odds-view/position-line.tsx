import type { Paisa } from '@site/api/money';
import { useText } from '@site/i18n';
import { Money, Spoken } from '@site/ui';

export interface PositionLineProps {
  /** Paisa that this outcome brings with the bets that are matched; null: there are none. */
  now: Paisa | null | undefined;
  /** With the bet in the slip as well. */
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
