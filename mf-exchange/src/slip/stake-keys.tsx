import { useRef, useState } from 'react';
import { formatCount, useText } from '@site/i18n';
import { LazyPart } from '../lazy-part';
import { withLaterTexts } from '#texts';
import { addToStake } from '../draft/slip.rules';
import { usePreferences } from '../draft/use-preferences';
import { StakeKeysContext } from './stake-keys-context';
import styles from './stake-keys.module.css';

const loadForm = () => withLaterTexts(import('./later-parts').then((module) => module.StakeKeysForm));

export interface StakeKeysProps {
  stake: string;
  onChange: (stake: string) => void;
  /** Stake that Max fills in; null when no stake is possible now. */
  highest: string | null;
}

/** The player's own stakes as keys, the highest stake, and a way to change the keys. */
export function StakeKeys({ stake, onChange, highest }: StakeKeysProps) {
  const t = useText('exchange');
  const { preferences } = usePreferences();
  const [isChanging, setIsChanging] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const end = () => {
    setIsChanging(false);
    changeButton.current?.focus();
  };
  return (
    <>
      <div role="group" aria-label={t('slip.keys')} className={styles.keys}>
        {preferences.stakeKeys.map((taka, nth) => (
          <button key={nth} type="button" className={styles.key} onClick={() => onChange(addToStake(stake, taka))}>
            +{formatCount(taka)}
          </button>
        ))}
        <button type="button" className={styles.key} disabled={highest === null} onClick={() => onChange(highest ?? '')}>
          {t('slip.max')}
        </button>
        <button type="button" className={styles.key} disabled={stake === ''} onClick={() => onChange('')}>
          {t('slip.clear')}
        </button>
      </div>
      <button
        ref={changeButton}
        type="button"
        className={styles.change}
        aria-expanded={isChanging}
        onClick={() => setIsChanging(!isChanging)}
      >
        {t('slip.ownKeys')}
      </button>
      {isChanging && (
        <StakeKeysContext value={end}>
          <LazyPart load={loadForm} />
        </StakeKeysContext>
      )}
    </>
  );
}
