/** Result of a market. `winner` with several runners is a dead heat. */
export type MarketResult =
  | { kind: 'winner'; runners: readonly string[] }
  | { kind: 'runs'; runs: number }
  | { kind: 'void'; reason: string };
