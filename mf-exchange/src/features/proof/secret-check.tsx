import { useState } from 'react';
import type { MatchProof } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { checkProof, commandFor, type ProofVerdict } from './proof.rules';
import styles from './proof.module.css';

interface SecretCheckProps {
  proof: MatchProof;
  secret: string;
}

/** Shows the secret of a match that is over, and compares it in this browser with the commitment. */
export function SecretCheck({ proof, secret }: SecretCheckProps) {
  const t = useText('exchange');
  const [verdict, setVerdict] = useState<ProofVerdict | null>(null);
  const handleCheck = () => void checkProof(proof, secret).then(setVerdict, () => setVerdict('unable'));
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('proof.secret')}</dt>
          <dd>
            <code className={styles.code}>{secret}</code>
          </dd>
        </div>
      </dl>
      <div className={styles.check}>
        <Button onClick={handleCheck}>{t('proof.check')}</Button>
        <p role="status" className={styles.verdict} data-verdict={verdict ?? undefined}>
          {verdict && t(`proof.${verdict}`)}
        </p>
      </div>
      <p>{t('proof.again')}</p>
      <code className={styles.code}>{commandFor(proof.event_id, secret)}</code>
    </>
  );
}
