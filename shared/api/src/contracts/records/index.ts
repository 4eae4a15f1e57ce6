export * from './rules';
export * from './texts';
export * from './bets';
export * from './exchange';
export * from './statement';
export * from './transactions';
