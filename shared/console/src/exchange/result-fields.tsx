import { useText } from '@site/i18n';
import { CheckboxField, TextField } from '@site/ui/forms';
import type { ExchangeMarket } from '@site/platform-operator/calls';
import styles from './exchange.module.css';

interface Given {
  winners: readonly string[];
  runs: string;
}

interface ResultFieldsProps {
  market: ExchangeMarket;
  given: Given;
  onChange: (given: Given) => void;
}

/** The winners of a market, or the runs of a line. */
export function ResultFields({ market: { kind, selections }, given, onChange }: ResultFieldsProps) {
  const t = useText('console');
  if (kind === 'fancy')
    return (
      <TextField
        label={t('exchange.runs')}
        inputMode="numeric"
        maxLength={4}
        value={given.runs}
        onChange={({ target }) => onChange({ ...given, runs: target.value })}
        autoComplete="off"
        required
      />
    );
  const toggle = (id: string) =>
    onChange({ ...given, winners: given.winners.includes(id) ? given.winners.filter((each) => each !== id) : [...given.winners, id] });
  return (
    <fieldset className={styles.winners}>
      <legend>{t('exchange.winner')}</legend>
      {selections.map(({ id, name }) => (
        <CheckboxField key={id} label={name} checked={given.winners.includes(id)} onChange={() => toggle(id)} />
      ))}
      {given.winners.length > 1 && <p className={styles.note}>{t(kind === 'bookmaker' ? 'exchange.tie' : 'exchange.deadHeat')}</p>}
    </fieldset>
  );
}
