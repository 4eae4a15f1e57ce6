import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PlayLimit } from '@site/api/contracts/safer-play';
import { CURRENCY_SYMBOL, formatMoney, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { TextField } from '@site/ui/forms';
import { amountProblem, effectOf } from './limits.rules';
import styles from './limit-editor.module.css';

interface LimitEditorProps {
  limit: PlayLimit;
  /** Text that the player had typed before another release replaced this one. */
  typed: string;
  isBusy: boolean;
  onType: (typed: string) => void;
  /** @param amount null removes the limit */
  onSave: (amount: string | null) => void;
}

/** Field for an amount. While the player types, it shows if the amount applies at once or after 24 hours. */
export function LimitEditor({ limit: { amount, pending }, typed, isBusy, onType, onSave }: LimitEditorProps) {
  const t = useText('access');
  const [text, setText] = useState(typed);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = amountProblem(text, amount);
    setProblem(found);
    if (found) box.current?.focus();
    else onSave(text.trim());
  };
  const hint = () => {
    if (amount === null) return t('safer.limit.hint.set');
    const effect = effectOf(text, amount);
    if (effect) return t(effect === 'holds' ? 'safer.limit.hint.lowers' : 'safer.limit.hint.raises');
    return t('safer.limit.hint.change', { amount: formatMoney(amount) });
  };

  return (
    <form className={styles.editor} noValidate onSubmit={handleSubmit}>
      <TextField
        ref={box}
        className={styles.box}
        label={t('safer.limit.amount')}
        hint={hint()}
        error={problem ? t(problem) : undefined}
        prefix={CURRENCY_SYMBOL}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
          onType(event.target.value);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'safer.limit.saving' : 'safer.limit.save')}
        </Button>
        {amount !== null && pending?.amount !== null && (
          <Button variant="quiet" disabled={isBusy} onClick={() => onSave(null)}>
            {t('safer.limit.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
