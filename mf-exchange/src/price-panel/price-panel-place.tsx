import { useState } from 'react';
import { CrashBoundary, LazyPage } from '@site/remote';
import { LoadFailure, Skeleton } from '@site/ui';
import { withLaterTexts } from '#texts';
import { PricePanelContext, type PricePanelProps } from './price-panel-context';

const loadPanel = () => withLaterTexts(import('./price-panel').then((module) => module.PricePanel));

/** Ladder and price chart of a market. Their code loads with the first use. */
export function PricePanelPlace(props: PricePanelProps) {
  const [crash, setCrash] = useState<unknown>(null);
  if (crash !== null) return <LoadFailure onRetry={() => setCrash(null)} />;
  return (
    <PricePanelContext value={props}>
      <CrashBoundary onCrash={setCrash}>
        <LazyPage load={loadPanel} fallback={<Skeleton />} />
      </CrashBoundary>
    </PricePanelContext>
  );
}
