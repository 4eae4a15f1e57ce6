import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { FormProblem } from '@site/ui/outcome';
import type { MakePaymentState } from '#router-state';
import type { ProofField } from './make-payment.rules';
import { PhoneFields } from './phone-fields';
import { ReceiptField } from './receipt-field';
import { PROOF_FORM } from './submit-bar';
import { TrxField } from './trx-field';
import type { PhoneChoice } from './use-payment';
import type { ProofForm } from './use-proof';
import styles from './proof-card.module.css';

interface ProofCardProps {
  begun: MakePaymentState | null;
  form: ProofForm;
  phones: PhoneChoice;
  onSubmit: () => void;
  /** The submit button, if it is inside the card. */
  children: ReactNode;
}

/** Form for the proof of the payment: phone, TRX ID and an optional receipt. */
export function ProofCard({ begun, form, phones, onSubmit, children }: ProofCardProps) {
  const t = useText('funds');
  const { proof, problem, phase, change } = form;
  const phoneField = useRef<HTMLSelectElement>(null);
  const trxField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (problem) (problem.field === 'phone' ? phoneField : trxField).current?.focus();
  }, [problem]);

  const messageAt = (field: ProofField) => (problem?.field === field ? t(problem.message) : undefined);

  return (
    <Card
      title={t('makePayment.proof')}
      lead={t('makePayment.proof.lead')}
      mark={<Badge variant="quiet">{t('makePayment.step', { step: 2 })}</Badge>}
    >
      <form
        id={PROOF_FORM}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <PhoneFields
          ref={phoneField}
          choice={phones}
          phone={proof.phone}
          error={messageAt('phone')}
          onChange={(phone) => change('phone', phone)}
        />
        <TrxField
          ref={trxField}
          method={begun?.method ?? null}
          trx={proof.trx}
          error={messageAt('trx')}
          onChange={(trx) => change('trx', trx)}
        />
        <ReceiptField file={proof.receipt} isLocked={phase !== 'idle'} onChange={form.attach} />
        <FormProblem>{form.isUnknown && t('makePayment.unknown')}</FormProblem>
        {children}
      </form>
    </Card>
  );
}
