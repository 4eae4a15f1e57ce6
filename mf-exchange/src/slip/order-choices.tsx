import { use } from 'react';
import { START_RULES } from '@site/api/contracts/exchange';
import { cleanAmount } from '@site/api/money';
import { CURRENCY_SYMBOL, useText } from '@site/i18n';
import { SelectField, TextField } from '@site/ui/forms';
import { usePreferences } from '../draft/use-preferences';
import { SlipContext, type SlipParts } from '../draft/slip-context';

/** The second choice for a bet in a book: the least part of a bet that never waits, or what the start of the match does to one that waits. */
export function OrderChoices() {
  const slip = use(SlipContext);
  const fill = usePreferences().preferences.fill;
  if (!slip) return null;
  if (fill === 'all_or_nothing') return <LeastPart {...slip} />;
  return slip.isBeforeStart && <AtStart />;
}

function LeastPart({ draft: { minFill = '' }, onChange }: SlipParts) {
  const t = useText('exchange');
  return (
    <TextField
      label={t('slip.least')}
      hint={t('slip.least.hint')}
      prefix={CURRENCY_SYMBOL}
      inputMode="decimal"
      autoComplete="off"
      value={minFill}
      onChange={({ target }) => onChange({ minFill: cleanAmount(target.value) })}
    />
  );
}

function AtStart() {
  const t = useText('exchange');
  const { preferences, prefer } = usePreferences();
  const { atStart } = preferences;
  return (
    <SelectField
      label={t('slip.atStart')}
      hint={t(`slip.atStart.${atStart}.hint`)}
      value={atStart}
      options={START_RULES.map((value) => ({ value, label: t(`slip.atStart.${value}`) }))}
      onChange={({ target }) => prefer({ atStart: START_RULES.find((value) => value === target.value) ?? atStart })}
    />
  );
}
