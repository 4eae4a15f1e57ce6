import { useEffect, useState } from 'react';
import { useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { Sheet } from '@site/ui';
import { ProofForm, type PlayersProof } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import { ScanCode, type AppSecret } from './scan-code';
import { useTwoStep } from './security.queries';
import styles from './two-step.module.css';

export type TwoStepTask = 'switchOn' | 'renew' | 'switchOff';

export interface TwoStepSheetProps {
  remoteId: string;
  task: TwoStepTask;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Switching on asks for the password, then for a code of the app; the other tasks ask for both at once. New recovery codes are the last
 * step.
 */
export function TwoStepSheet({ remoteId, task, onDone, onClose }: TwoStepSheetProps) {
  const t = useText('access');
  const { busy } = useShell();
  const twoStep = useTwoStep(remoteId);
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  // Blocks a swap of releases: the recovery codes are shown only once and would be lost with the page.
  useEffect(() => busy('two-step'), [busy]);

  const showCodes = (answer: { recovery_codes: readonly string[] }) => {
    setCodes(answer.recovery_codes);
    onDone();
  };
  const proofs = {
    switchOn: (proof: PlayersProof) => twoStep.start.mutateAsync(proof).then(setSecret),
    renew: (proof: PlayersProof) => twoStep.renew.mutateAsync(proof).then(showCodes),
    switchOff: (proof: PlayersProof) =>
      twoStep.stop.mutateAsync(proof).then(() => {
        onDone();
        onClose();
      }),
  } satisfies Record<TwoStepTask, (proof: PlayersProof) => Promise<void>>;

  if (codes) {
    return (
      <Sheet isOpen isDismissible={false} size="m" title={t('security.codes.title')} onClose={onClose}>
        <RecoveryCodes codes={codes} onClose={onClose} />
      </Sheet>
    );
  }
  return (
    <Sheet isOpen size="m" title={t(`security.app.${task}.title`)} onClose={onClose}>
      {secret ? (
        <ScanCode secret={secret} onSubmit={(proof) => twoStep.confirm.mutateAsync(proof).then(showCodes)} />
      ) : (
        <div className={styles.step}>
          <p className={styles.explained}>{t(`security.app.${task}.explained`)}</p>
          <ProofForm
            asks={task === 'switchOn' ? ['password'] : ['password', 'code']}
            takesRecovery
            submit={task === 'switchOn' ? t('security.app.continue') : t(`security.app.${task}`)}
            isDangerous={task === 'switchOff'}
            onSubmit={proofs[task]}
          />
        </div>
      )}
    </Sheet>
  );
}
