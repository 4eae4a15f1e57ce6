export { playCorrectedMessage, stakeReturnedMessage } from './seamless/seamless.messages';
export { callWallet, findGame, idsOf, launchTokenOf, openTestSession, runGame, type TestSession } from './seamless/testing';
export { giveSpins } from './seamless/testing-free-spins';
