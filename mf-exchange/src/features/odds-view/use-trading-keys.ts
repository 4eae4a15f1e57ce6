import { useContext, useEffect, useEffectEvent } from 'react';
import { MarketsContext } from './markets-context';
import { pressTradingKey } from './press-trading-key';

const KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'b', 'l'];

/** Keys for traders while a price has the focus, so that no letter does anything elsewhere. @param onHelp called by `?` */
export function useTradingKeys(onHelp: () => void) {
  const markets = useContext(MarketsContext);
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    const element = markets.current;
    if (!element) return;
    const handleKey = (event: KeyboardEvent) => {
      const price = event.target;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!(price instanceof HTMLButtonElement) || !price.matches('td button')) return;
      if (event.ctrlKey || event.metaKey || event.altKey || (key !== '?' && !KEYS.includes(key))) return;
      event.preventDefault();
      // A letter that is held down must not press a price again and again.
      if (event.repeat && key.length === 1) return;
      if (key === '?') help();
      else pressTradingKey(element, price, key);
    };
    element.addEventListener('keydown', handleKey);
    return () => element.removeEventListener('keydown', handleKey);
  }, [markets]);
}
