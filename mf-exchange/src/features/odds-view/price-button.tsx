import { useLayoutEffect, useRef } from 'react';
import type { Side } from '@site/api/contracts/exchange';
import type { LiveEvent } from '#markets';
import { createFlash } from './flash';
import type { DisplayPrice } from './quotes.rules';
import styles from './price-button.module.css';

export interface PriceButtonProps {
  live: LiveEvent;
  row: string;
  side: Side;
  /** A level behind the best price: paler, and shown only where there is room. */
  isDeeper?: boolean;
  isClosed: boolean;
  isChosen: boolean;
  /** Parts of the accessible name around the figures, with their spaces; `of` names the runner and the side. */
  words: { of: string; between: string; after: string };
  read: () => DisplayPrice | null;
  onPick: (quote: DisplayPrice) => void;
}

const NONE = '–';

/** One price button. It writes its figures into the document without a render, because hundreds of prices change several times a second. */
export function PriceButton({ live, row, side, isDeeper, isClosed, isChosen, words, read, onPick }: PriceButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef<DisplayPrice | null>(null);
  const { of, between, after } = words;

  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return;
    const [figure, below] = [textOf(element, 0), textOf(element, 1)];
    const flash = createFlash(element);
    // After a render everything is written again, because the words of the accessible name may have changed.
    let isNew = true;
    const paint = () => {
      const before = shown.current;
      const quote = read();
      if (!isNew && isSame(before, quote)) return;
      if (!isNew && before && quote && (before.price !== quote.price || before.run !== quote.run)) flash();
      isNew = false;
      shown.current = quote;
      element.disabled = isClosed || !quote;
      write(figure, quote?.figure ?? NONE);
      write(below, quote?.below ?? '');
      element.setAttribute('aria-label', quote ? of + quote.figure + (quote.below && between + quote.below) + after : of + NONE);
    };
    paint();
    return live.watch(row, paint);
  }, [live, row, isClosed, of, between, after, read]);

  return (
    <button
      ref={button}
      type="button"
      className={styles.price}
      data-side={side}
      data-deeper={isDeeper || undefined}
      aria-pressed={isChosen}
      onClick={() => shown.current && onPick(shown.current)}
    >
      <b className={styles.figure} />
      <span className={styles.below} />
    </button>
  );
}

const isSame = (before: DisplayPrice | null, after: DisplayPrice | null) =>
  before?.figure === after?.figure && before?.below === after?.below && before?.price === after?.price;

function textOf(element: Element, index: number): Text {
  const part = element.children[index] ?? element;
  if (part.firstChild instanceof Text) return part.firstChild;
  return part.appendChild(document.createTextNode(''));
}

function write(text: Text, words: string) {
  if (text.data !== words) text.data = words;
}
