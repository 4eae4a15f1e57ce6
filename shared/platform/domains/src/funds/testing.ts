export { newTrx, submitDepositAs, verifyPhone } from './deposits/testing';
export { approve, fail, inboxOf, newDeposit, newWithdrawal, operate, shownTo } from './transactions/testing';
export { stepMessage } from './transactions/transactions.messages';
export { comeBackAfter, makeReady, openConnections, signUpReady, type TestPlayer, withdraw } from './withdrawals/testing';
