import { useRef, useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FAIL_REASON_MAX } from '@site/platform-operator/calls';
import { ReasonFields } from '#parts';
import { Effects } from './effects';
import { ProposalNote } from './proposal-note';
import { Outcomes } from './outcomes';
import { reasonsFor, type Deciding } from './queue.rules';
import { useDecisions } from './use-decisions';
import styles from './queue.module.css';

const FORM = 'decide';

interface DecideDialogProps extends Deciding {
  /** @param isOver every request is decided */
  onClose: (isOver: boolean) => void;
}

/** Says what a decision does before it is made, then makes it and shows what became of each request. */
export function DecideDialog({ verdict, requests: given, onClose }: DecideDialogProps) {
  const t = useText('console');
  // The list below goes on, and a decision is about what the person has seen.
  const [requests] = useState(given);
  const [reason, setReason] = useState('');
  const { decide, outcomeOf, isRunning, done, hasBegun } = useDecisions(requests);
  const submit = useRef<HTMLButtonElement>(null);
  const reasonList = useRef<HTMLSelectElement>(null);
  const isOver = done === requests.length;
  const count = requests.length;
  const isGood = verdict === 'approve' || (verdict === 'confirm' && requests.every(({ proposal }) => proposal?.verdict === 'approve'));
  const close = () => onClose(isOver);
  const title = t(`decide.${verdict}.${count === 1 ? 'one' : 'many'}`, { count, id: requests[0]?.transaction_id ?? '' });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const failed = await decide(verdict === 'refuse' ? { verdict, reason: reason.trim() } : { verdict });
    if (failed === 0 && count === 1) onClose(true);
  };

  const buttons = isOver ? (
    <Button onClick={close}>{t('decide.close')}</Button>
  ) : (
    <>
      <Button variant="outline" disabled={isRunning} onClick={close}>
        {hasBegun ? t('decide.close') : t('decide.cancel')}
      </Button>
      <Button type="submit" form={FORM} ref={submit} variant={isGood ? 'primary' : 'danger'} isBusy={isRunning}>
        {hasBegun && !isRunning ? t('decide.again', { count: count - done }) : t(`decide.${verdict}.submit`)}
      </Button>
    </>
  );

  return (
    <Dialog
      isOpen
      onClose={close}
      isDismissible={!isRunning}
      title={title}
      actions={buttons}
      size="m"
      initialFocus={verdict === 'refuse' ? reasonList : submit}
    >
      <form id={FORM} className={styles.decide} onSubmit={(event) => void handleSubmit(event)}>
        <Effects verdict={verdict} requests={requests} />
        {verdict === 'confirm' && requests[0]?.proposal && <ProposalNote proposal={requests[0].proposal} isOwn={false} />}
        {verdict === 'refuse' && !isOver && (
          <ReasonFields
            known={reasonsFor(requests)}
            maxLength={FAIL_REASON_MAX}
            list={reasonList}
            reason={reason}
            onReason={setReason}
            isDisabled={isRunning}
          />
        )}
        {hasBegun && <Outcomes requests={requests} outcomeOf={outcomeOf} done={done} />}
      </form>
    </Dialog>
  );
}
