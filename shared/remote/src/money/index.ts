export { useMoneyCall, type MoneyCallState, type MoneyPhase } from './use-money-call';
