import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, LoadFailure, Sheet, Skeleton } from '@site/ui';
import { FormError, TextAreaField } from '@site/ui/forms';
import { EXCHANGE_REASON_MAX, type ExchangeMarket } from '@site/platform-operator/calls';
import { ConfirmField, isConfirmed, useFailureText } from '#parts';
import { useOrder, usePreview } from './exchange.queries';
import { orderOf } from './exchange.rules';
import { PreviewFacts } from './preview-facts';
import { ResultFields } from './result-fields';
import styles from './exchange.module.css';

interface SettleDialogProps {
  market: ExchangeMarket;
  isVoid: boolean;
  onClose: () => void;
}

const FORM = 'settle-market';

/** Asks for the result, shows what the server would pay, and decides about exactly that. */
export function SettleDialog({ market, isVoid, onClose }: SettleDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const [given, setGiven] = useState<{ winners: readonly string[]; runs: string }>({ winners: [], runs: '' });
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const order = isVoid ? { isVoid: true as const } : orderOf(market.kind, given);
  const { data: preview, isFetching, error: problem, refetch } = usePreview(market.market_id, order);
  const { mutate, isPending, error, reset } = useOrder(market.market_id);
  const isReady = order !== null && preview !== undefined && !isFetching && reason.trim() !== '' && isConfirmed(typed, market.market_id);
  const title = t(isVoid ? 'exchange.voidOf' : market.settlement > 0 ? 'exchange.settleAgainOf' : 'exchange.settleOf', {
    name: market.name,
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) mutate({ order: { ...order, version: preview.version }, reason: reason.trim() }, { onSuccess: onClose });
  };
  const lookAgain = () => {
    reset();
    void refetch();
  };

  const shown = () => {
    if (order === null) return <p className={styles.note}>{t('exchange.chooseFirst')}</p>;
    if (isFetching) return <Skeleton className={styles.previewShape} />;
    if (preview) return <PreviewFacts preview={preview} />;
    return <LoadFailure title={t('exchange.previewFailed')} message={textOf(problem)} onRetry={refetch} />;
  };

  const buttons = (
    <>
      {error && (
        <Button variant="outline" onClick={lookAgain}>
          {t('exchange.lookAgain')}
        </Button>
      )}
      <Button type="submit" form={FORM} variant="danger" disabled={!isReady} isBusy={isPending}>
        {t(isVoid ? 'exchange.voidSubmit' : 'exchange.settleSubmit')}
      </Button>
    </>
  );
  return (
    <Sheet isOpen onClose={onClose} isDismissible={!isPending} size="m" title={title} actions={buttons}>
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        {!isVoid && <ResultFields market={market} given={given} onChange={setGiven} />}
        <div aria-live="polite" aria-busy={isFetching}>
          {shown()}
        </div>
        <TextAreaField
          label={t('exchange.reason')}
          hint={t('exchange.reasonHint')}
          value={reason}
          maxLength={EXCHANGE_REASON_MAX}
          onChange={({ target }) => setReason(target.value)}
          required
        />
        <ConfirmField name={market.market_id} value={typed} onChange={setTyped} />
        <FormError message={error && textOf(error)} />
      </form>
    </Sheet>
  );
}
