export { expectAccessible } from './accessible';
export { failuresIn } from './failures-in';
export { ALL_TRIES_MS, startFakeClock, type FakeClock } from './fake-clock';
export { keptInMemory } from './kept-in-memory';
export { giveOldBrowser, givePushBrowser, PUSH_ENDPOINT } from './push-browser';
export { renderRemote, TOKEN, type RemoteTestOptions, type RemoteUnderTest } from './render-remote';
export { answer, networkFailure, never, offContract, refusal } from './reply';
export { on, stubApi, type SentRequest, type Stub } from './stub-api';
