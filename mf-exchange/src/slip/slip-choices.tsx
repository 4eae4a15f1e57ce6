import { use, useState } from 'react';
import { BET_FILLS, PRICE_POLICIES } from '@site/api/contracts/exchange';
import { parseAmount } from '@site/api/money';
import { formatMoney, useText, type Translate } from '@site/i18n';
import { CrashBoundary, LazyPage } from '@site/remote';
import { CheckboxField, SelectField } from '@site/ui/forms';
import { OneTapChoice } from '#one-tap';
import { withLaterTexts } from '#texts';
import type { Preferences } from '../draft/preferences.store';
import { usePreferences } from '../draft/use-preferences';
import { SlipContext, type SlipParts } from '../draft/slip-context';
import styles from './slip-choices.module.css';

const loadOrderChoices = () => withLaterTexts(import('./later-parts').then((module) => module.OrderChoices));

/** Preferences that are kept for the next bet: the price policy of the house, or the fill in a book. */
export function SlipChoices() {
  const t = useText('exchange');
  const slip = use(SlipContext);
  const { preferences, prefer } = usePreferences();
  const [hasCrashed, setCrashed] = useState(false);
  const { policy, fill, isConfirming } = preferences;
  const isBook = slip?.draft.pick.marketKind === 'odds';
  return (
    <details className={styles.choices}>
      <summary className={styles.summary}>
        {isBook ? t('slip.fill') : t('slip.policy')}:{' '}
        <strong>{isBook ? fillWords(t, slip, preferences) : t(`slip.policy.${policy}`)}</strong>
      </summary>
      <div className={styles.fields}>
        {isBook ? (
          <SelectField
            label={t('slip.fill')}
            hint={t(`slip.fill.${fill}.hint`)}
            value={fill}
            options={BET_FILLS.map((value) => ({ value, label: t(`slip.fill.${value}`) }))}
            onChange={(event) => prefer({ fill: BET_FILLS.find((value) => value === event.target.value) ?? fill })}
          />
        ) : (
          <SelectField
            label={t('slip.policy')}
            hint={t(`slip.policy.${policy}.hint`)}
            value={policy}
            options={PRICE_POLICIES.map((value) => ({ value, label: t(`slip.policy.${value}`) }))}
            onChange={(event) => prefer({ policy: PRICE_POLICIES.find((value) => value === event.target.value) ?? policy })}
          />
        )}
        {isBook && !hasCrashed && (
          <CrashBoundary onCrash={() => setCrashed(true)}>
            <LazyPage load={loadOrderChoices} fallback={null} />
          </CrashBoundary>
        )}
        <CheckboxField
          label={t('slip.confirming')}
          checked={isConfirming}
          onChange={(event) => prefer({ isConfirming: event.target.checked })}
        />
        <OneTapChoice />
      </div>
    </details>
  );
}

function fillWords(t: Translate, { draft, isBeforeStart }: SlipParts, { fill, atStart }: Preferences): string {
  const least = fill === 'all_or_nothing' ? parseAmount(draft.minFill ?? '') : null;
  if (least !== null) return t('slip.fill.least', { amount: formatMoney(least) });
  return t(fill === 'keep' && atStart === 'keep' && isBeforeStart ? 'slip.fill.kept' : `slip.fill.${fill}`);
}
