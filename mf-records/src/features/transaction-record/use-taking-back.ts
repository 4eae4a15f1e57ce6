import { isPending, type Transaction } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { failureText } from './resubmit.rules';
import { useRevert } from './transaction-record.queries';

/** Asks for a confirmation, then reverts a pending record or closes a refused one. @see N-42 */
export function useTakingBack(record: Transaction) {
  const t = useText('records');
  const { dialogs } = useShell();
  const { phase, post: change } = useRevert();

  async function takeBack() {
    const isSure = await dialogs.confirm({
      title: t('transactionRecord.revert.title', { id: record.transaction_id }),
      message: t(questionOf(record)),
      confirm: t('transactionRecord.revert'),
      isDangerous: true,
    });
    if (!isSure) return;
    const sent = await change({ transaction_id: record.transaction_id });
    if (!sent) return;
    if ('problem' in sent) dialogs.error(failureText(t, sent.problem), sent.problem.until);
    else dialogs.success(t(sent.message));
  }

  return { isBusy: phase !== 'idle', takeBack };
}

function questionOf(record: Transaction) {
  if (!isPending(record)) return 'transactionRecord.revert.refused';
  return record.action === 'withdraw' ? 'transactionRecord.revert.withdraw' : 'transactionRecord.revert.deposit';
}
