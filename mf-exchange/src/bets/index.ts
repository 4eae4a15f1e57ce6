export { useExchangeBets, useExposure, useReloadBets } from './bets.queries';
export { BetTitle } from './bet-title';
export { BetsPanel } from './bets-panel';
export { OpenBets } from './open-bets';
export { PlacedBet } from './placed-bet';
export { betsOfMarket, lineBetsOf, runnerBetsOf } from './positions.rules';
export { PriceStepper } from './price-stepper';
export { priceText } from './price-text';
export { useMatchedMessages } from './use-matched-messages';
