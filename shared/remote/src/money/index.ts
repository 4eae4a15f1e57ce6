export { useIdempotentPost, type IdempotentPost, type IdempotentPostOptions, type PostPhase, type PostTry } from './use-idempotent-post';
export { useMoneyCall, type MoneyCallState, type MoneyPhase } from './use-money-call';
export { useMoneyOutcome, type MoneyOutcome } from './use-money-outcome';
