import type { FormEvent } from 'react';
import { paisa } from '@site/api/money';
import { formatMoney, paisaOf, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { IconButton } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { ShareButton } from '#ticket';
import { BetTitle, PriceStepper, priceText } from '#bets';
import type { LiveEvent } from '#markets';
import { draftAmounts } from '../draft/draft.rules';
import { AlertButton } from '../price-alerts/alert-button';
import { failureText } from '../placing/failure-text.rules';
import type { Placing } from '../placing/placing.queries';
import { namesOf } from '../draft/pick-names.rules';
import { FreeBet } from './free-bet';
import { PriceMoved } from './price-moved';
import { SlipActions } from './slip-actions';
import { SlipChoices } from './slip-choices';
import { SlipContext } from '../draft/slip-context';
import { SlipSummary } from './slip-summary';
import { exposureIncrease, highestStake, slipProblem, waitsInBook } from '../draft/slip.rules';
import type { BetDraft } from '../draft/slip.store';
import { StakeField } from './stake-field';
import { useSlipFacts } from '../draft/use-slip-facts';
import styles from './slip-form.module.css';

export interface SlipFormProps {
  draft: BetDraft;
  live: LiveEvent | null;
  placing: Placing;
  onChange: (patch: Partial<BetDraft>) => void;
  onPlace: () => void;
  onClear: () => void;
}

/** The bet before it is placed: price, stake, possible result, and any problem. */
export function SlipForm({ draft, live, placing, onChange, onPlace, onClear }: SlipFormProps) {
  const t = useText('exchange');
  const { layout } = useShell();
  const facts = useSlipFacts(draft, live);
  const { pick, price, stake, freeBet } = draft;
  const amounts = draftAmounts(draft);
  const problem = slipProblem(facts);
  const limits = facts.quote?.limits ?? pick.limits;
  const change = (patch: Partial<BetDraft>) => {
    placing.forget();
    onChange(patch);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) onPlace();
  };
  return (
    <SlipContext value={{ draft, isBeforeStart: facts.quote?.isBeforeStart === true, onChange: change }}>
      <form className={styles.form} onSubmit={handleSubmit} aria-label={t('slip')}>
        <div className={styles.head}>
          <BetTitle bet={namesOf(pick)} hasEvent />
          {live && <ShareButton pick={pick} eventMarketId={live.marketId} />}
          {/* A sheet has its own close button. */}
          {layout === 'desktop' && (
            <IconButton icon="close" label={t('slip.remove')} disabled={placing.phase !== 'idle'} onClick={onClear} />
          )}
        </div>
        {pick.marketKind === 'odds' ? (
          <PriceStepper price={price} onChange={(next) => change({ price: next })} />
        ) : (
          <p className={styles.price}>{priceText(t, pick.marketKind, price, pick.run)}</p>
        )}
        <PriceMoved draft={draft} quote={facts.quote} onChange={change} />
        <FreeBet pick={pick} />
        {freeBet ? (
          <p className={styles.price}>{formatMoney(paisaOf(stake))}</p>
        ) : (
          <StakeField stake={stake} onChange={(next) => change({ stake: next })} limits={limits} highest={highestStake(facts)} />
        )}
        <SlipSummary
          win={amounts?.win ?? null}
          risk={amounts?.risk ?? null}
          exposureAfter={amounts && facts.exposure !== null ? paisa(facts.exposure + exposureIncrease(facts)) : facts.exposure}
          available={facts.available}
        />
        <SlipChoices />
        {waitsInBook(facts) && <p className={styles.note}>{t('slip.waitsInBook')}</p>}
        {limits.delayMs > 0 && <p className={styles.note}>{t('slip.delay', { seconds: limits.delayMs / 1000 })}</p>}
        <FormError message={placing.failure && failureText(t, placing.failure)} />
        <SlipActions phase={placing.phase} refusal={placing.failure?.serverMessage ?? null} problem={problem} />
      </form>
      {pick.marketKind === 'odds' && <AlertButton />}
    </SlipContext>
  );
}
