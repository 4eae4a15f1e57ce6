import { useState } from 'react';
import { receiptProblem, type Transaction } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { useDraft, useShell } from '@site/remote';
import { isOutcomeUnknown } from '@site/remote/failure';
import { createKept, useKeptFile } from '@site/remote/kept';
import { failureText, firstProblem, resubmitInput, valuesOf, type ResubmitField, type ResubmitProblem } from './resubmit.rules';
import { useResubmit } from './transaction-record.queries';

const kept = createKept('records');

/** Form state of a record that is sent again. A failure keeps all typed values. */
export function useResubmission(record: Transaction, onDone: () => void) {
  const t = useText('records');
  const { dialogs } = useShell();
  const form = `resubmit/${record.transaction_id}`;
  const draft = useDraft(form, valuesOf(record));
  const [values, setValues] = useState({ ...valuesOf(record), ...draft.start });
  const receipt = useKeptFile(kept, form);
  const [problem, setProblem] = useState<ResubmitProblem | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const { phase, post: send } = useResubmit();

  function change(field: ResubmitField, value: string) {
    const next = { ...values, [field]: value };
    setValues(next);
    draft.keep(next);
    setProblem(null);
  }

  /** @returns true if the file may be sent */
  function attach(chosen: File | null) {
    const message = chosen && receiptProblem(chosen);
    receipt.attach(message ? null : chosen);
    setProblem(message ? { field: 'receipt', message } : null);
    return !message;
  }

  async function submit() {
    const found = firstProblem(record.action === 'deposit', values);
    // A copy is a new object, so that the same problem found again moves the focus again.
    setProblem(found && { ...found });
    if (found) return;
    setUnknown(false);
    const sent = await send(resubmitInput(record, values, receipt.file));
    if (!sent) return;
    if ('problem' in sent) {
      setUnknown(isOutcomeUnknown(sent.problem));
      dialogs.error(failureText(t, sent.problem), sent.problem.until);
      return;
    }
    draft.forget();
    receipt.forget();
    onDone();
    dialogs.success(t(sent.message));
  }

  return { values, change, receipt: receipt.file, attach, problem, isUnknown, phase, submit };
}
