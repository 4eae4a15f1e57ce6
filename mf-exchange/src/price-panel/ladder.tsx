import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Price, Runner } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button, IconButton } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { refusalText } from '#bets';
import { runnerRow, useLiveStatus, type LiveEvent } from '#markets';
import { useOneTap } from '#one-tap';
import { TapSaid } from '../one-tap/tap-said';
import { LadderRows } from './ladder-rows';
import { bestOf, middleOf, pricesAround, turned, type RunnerSide } from './ladder.rules';
import type { PricePanelProps } from './price-panel-context';
import { useCancelOwn } from './use-cancel-own';
import styles from './ladder.module.css';

export interface LadderProps extends PricePanelProps {
  selectionId: string;
  name: string;
}

/** Prices of one runner around the market, with the money and the player's own stakes at each. Its rows stay until the player moves them. */
export function Ladder({ live, market, selectionId, name, choose }: LadderProps) {
  const t = useText('exchange');
  const runner = useRunner(live, market.marketId, selectionId);
  const isLive = useLiveStatus(live) === 'live';
  const oneTap = useOneTap();
  // A sheet covers the bar of one-tap bets.
  const isPhone = useShell().layout === 'mobile';
  const shownName = t(name);
  const cancel = useCancelOwn(shownName);
  const [middle, setMiddle] = useState<Price | null>(null);
  const now = middleOf(runner);
  if (middle === null && now !== null) setMiddle(now);
  if (middle === null) return <p className={styles.none}>{t('ladder.none')}</p>;

  const prices = pricesAround(middle);
  const isOutside = now !== null && !prices.includes(now);
  const press = (side: RunnerSide, asked: Price) =>
    choose(
      { marketId: market.marketId, name: market.name, kind: 'odds', limits: market },
      { id: selectionId, name },
      side,
      { price: bestOf(runner, side) ?? asked, run: null },
      asked,
    );
  return (
    <section className={styles.ladder} aria-label={t('ladder.of', { name: shownName })}>
      <div className={styles.head}>
        <IconButton icon="chevron-up" label={t('ladder.higher')} onClick={() => setMiddle(turned(middle, 'higher'))} />
        <IconButton icon="chevron-down" label={t('ladder.lower')} onClick={() => setMiddle(turned(middle, 'lower'))} />
        <Button variant={isOutside ? 'outline' : 'quiet'} size="s" disabled={now === null || now === middle} onClick={() => setMiddle(now)}>
          {t('ladder.recentre')}
        </Button>
      </div>
      {oneTap && isPhone && (
        <div className={styles.said}>
          <TapSaid oneTap={oneTap} />
        </div>
      )}
      <p role="status" className={styles.note}>
        {isOutside && t('ladder.outside')}
      </p>
      <FormError message={cancel.error && refusalText(t, cancel.error)} />
      <fieldset className={styles.rows} disabled={!isLive} data-one-tap={oneTap !== null || undefined} aria-busy={oneTap?.isBusy}>
        <LadderRows
          prices={prices}
          runner={runner}
          marketId={market.marketId}
          selectionId={selectionId}
          name={shownName}
          isClosed={market.status !== 'OPEN'}
          isCancelling={cancel.isPending}
          onPress={press}
          onCancel={(own) => void cancel.ask(own)}
        />
      </fieldset>
      <p className={styles.hint}>{t('ladder.hint')}</p>
    </section>
  );
}

/** The runner as it is now; renders when one of its prices changes. */
function useRunner(live: LiveEvent, marketId: string, selectionId: string): Runner | null {
  const watch = useCallback((changed: () => void) => live.watch(runnerRow(marketId, selectionId), changed), [live, marketId, selectionId]);
  return useSyncExternalStore(watch, () => live.matchOdds()?.runners.find((runner) => runner.selectionId === selectionId) ?? null);
}
