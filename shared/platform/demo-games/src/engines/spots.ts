import { isRecord, isWholeWithin } from './engine';

/** Paisa bet on each spot of a table. */
export type Spots<Spot extends string> = Partial<Record<Spot, number>>;

/** Bets of a table: known spots, whole paisa, with a sum equal to the stake. */
export function readSpots<Spot extends string>(value: unknown, names: readonly Spot[], stakePaisa: number): { bets: Spots<Spot> } | null {
  if (!isRecord(value) || !isRecord(value['bets'])) return null;
  const bets: Spots<Spot> = {};
  let sum = 0;
  for (const [key, amount] of Object.entries(value['bets'])) {
    const name = names.find((known) => known === key);
    if (!name || !isWholeWithin(amount, 1, stakePaisa)) return null;
    bets[name] = amount;
    sum += amount;
  }
  return sum === stakePaisa ? { bets } : null;
}

/** Sums the payouts of the spots; `payOf` returns the total return in hundredths of a bet. */
export function paySpots<Spot extends string>(bets: Spots<Spot>, names: readonly Spot[], payOf: (spot: Spot) => number): number {
  return names.reduce((sum, name) => sum + Math.floor(((bets[name] ?? 0) * payOf(name)) / 100), 0);
}
