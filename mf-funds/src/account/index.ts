export { useOtherPhones, usePaymentMethods, useProfile, useReloadFunds, useTransactions } from './account.queries';
export { hasVerifiedPhone, readMethods, verifiedPhones } from './account.rules';
