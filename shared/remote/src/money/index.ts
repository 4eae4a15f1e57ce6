export { useIdempotentPost, type PostPhase } from './use-idempotent-post';
export { useMoneyCall } from './use-money-call';
export { useMoneyOutcome, type MoneyOutcome } from './use-money-outcome';
