import { BET_FILLS, PRICE_POLICIES, type MarketKind } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { CheckboxField, SelectField } from '@site/ui/forms';
import { OneTapChoice } from '#one-tap';
import { usePreferences } from '../draft/use-preferences';
import styles from './slip-choices.module.css';

/** Preferences that are kept for the next bet: the price policy of the house, or the fill in a book. */
export function SlipChoices({ kind }: { kind: MarketKind }) {
  const t = useText('exchange');
  const { preferences, prefer } = usePreferences();
  const { policy, fill, isConfirming } = preferences;
  const isBook = kind === 'odds';
  return (
    <details className={styles.choices}>
      <summary className={styles.summary}>
        {isBook ? t('slip.fill') : t('slip.policy')}: <strong>{t(isBook ? `slip.fill.${fill}` : `slip.policy.${policy}`)}</strong>
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
