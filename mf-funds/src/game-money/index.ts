export { useRecallChoice, useWallet } from './game-money.queries';
export { ALL, canRecall, hasMoney, platformName, sumOfGames, type Wallet } from './game-money.rules';
export { RecallOutcomeText } from './recall-outcome-text';
export { useRecall } from './use-recall';
