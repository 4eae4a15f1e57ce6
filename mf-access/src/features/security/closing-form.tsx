import { useState } from 'react';
import type { Closing } from '@site/api/contracts/own-account';
import { formatDateTime, formatMoney, paisaOf, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { CheckboxField } from '@site/ui/forms';
import { LOGIN } from '#paths';
import { useCloseAccount } from './own-account.queries';
import { ProofForm, type PlayersProof } from './proof-form';
import styles from './own-account.module.css';

const EFFECTS = ['logout', 'wait', 'end', 'kept', 'lost', 'exclusion'] as const;

/** The meaning of closing, and the proof of the owner. */
export function ClosingForm({ remoteId, closing }: { remoteId: string; closing: Closing }) {
  const t = useText('access');
  const { session, dialogs } = useShell();
  const close = useCloseAccount(remoteId);
  const [givesUpRest, setGivesUp] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const hasRest = paisaOf(closing.rest) > 0n;

  const handleSubmit = async (proof: PlayersProof) => {
    setMissing(hasRest && !givesUpRest);
    if (hasRest && !givesUpRest) return;
    const { closes_at: closesAt } = await close.mutateAsync({ ...proof, givesUpRest });
    // The platform has ended this session as well.
    await session.end(LOGIN);
    dialogs.success(t('closing.done', { time: formatDateTime(closesAt) }));
  };

  return (
    <div className={styles.step}>
      <ul className={styles.effects}>
        {EFFECTS.map((effect) => (
          <li key={effect}>{t(`closing.effect.${effect}`)}</li>
        ))}
      </ul>
      {hasRest && (
        <CheckboxField
          label={t('closing.rest', { amount: formatMoney(paisaOf(closing.rest)) })}
          error={isMissing ? t('closing.rest.missing') : undefined}
          checked={givesUpRest}
          onChange={(event) => {
            setGivesUp(event.target.checked);
            setMissing(false);
          }}
        />
      )}
      <ProofForm
        asks={closing.needs_code ? ['password', 'code'] : ['password']}
        takesRecovery
        submit={t('closing.submit')}
        isDangerous
        onSubmit={handleSubmit}
      />
    </div>
  );
}
