const SIDES = { b: ['back', 'yes'], l: ['lay', 'no'] } as const;

/** Moves the focus between prices by an arrow, or presses the best price of the row: `b` to back, `l` to lay. @param price focused button */
export function pressTradingKey(markets: Element, price: HTMLButtonElement, key: string) {
  if (key === 'b' || key === 'l') pressBest(price, SIDES[key]);
  else nextPrice(markets, price, key)?.focus();
}

function pressBest(price: HTMLButtonElement, sides: readonly string[]) {
  const best = pricesOf(price.closest('tr'))
    .filter(isEnabled)
    .find(({ dataset }) => sides.includes(dataset['side'] ?? '') && !('deeper' in dataset));
  // The slip gives the focus back to the price that had it.
  best?.focus();
  best?.click();
}

const pricesOf = (row: Element | null) => [...(row?.querySelectorAll<HTMLButtonElement>('td button') ?? [])];
const isEnabled = (price: HTMLButtonElement) => !price.matches(':disabled');

function nextPrice(markets: Element, price: HTMLButtonElement, key: string): HTMLButtonElement | undefined {
  const rows = [...markets.querySelectorAll('tbody tr')].map(pricesOf).filter((row) => row.some(isEnabled));
  const at = rows.findIndex((row) => row.includes(price));
  const row = rows[at];
  if (!row) return undefined;
  const column = row.indexOf(price);
  if (key === 'ArrowRight') return row.slice(column + 1).find(isEnabled);
  if (key === 'ArrowLeft') return row.slice(0, column).reverse().find(isEnabled);
  const target = rows[at + (key === 'ArrowDown' ? 1 : -1)];
  return target && nearest(target, column - row.length / 2 + target.length / 2);
}

/** Rows of other markets have more or fewer prices, so columns count from the middle. */
function nearest(row: readonly HTMLButtonElement[], column: number): HTMLButtonElement | undefined {
  const distance = (price: HTMLButtonElement) => Math.abs(row.indexOf(price) - column);
  return row.filter(isEnabled).sort((one, other) => distance(one) - distance(other))[0];
}
