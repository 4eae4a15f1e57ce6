import type { RefObject } from 'react';
import { CrashBoundary, LazyPage } from '@site/remote';
import { withLaterTexts } from '#texts';
import { MarketsContext } from './markets-context';

const loadKeys = () => withLaterTexts(import('./trading-keys').then((module) => module.TradingKeys));
const ignore = () => {};

export interface TradingKeysPlaceProps {
  markets: RefObject<HTMLElement | null>;
}

/** Keys for traders at a desktop. Their code comes after the prices; if it does not load, the page is as without them. */
export function TradingKeysPlace({ markets }: TradingKeysPlaceProps) {
  return (
    <MarketsContext value={markets}>
      <CrashBoundary onCrash={ignore}>
        <LazyPage load={loadKeys} fallback={null} />
      </CrashBoundary>
    </MarketsContext>
  );
}
