export {
  useOtherPhones,
  usePaymentMethods,
  useProfile,
  useReloadFunds,
  useRemoteId,
  useTransactions,
  useTurnovers,
} from './account.queries';
export { hasVerifiedPhone, readMethods, verifiedPhones } from './account.rules';
