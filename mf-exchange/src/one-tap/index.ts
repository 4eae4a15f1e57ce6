export { OneTapChoice } from './one-tap-choice';
export { OneTapPlace } from './one-tap';
export { oneTapStore } from './one-tap.store';
export { useOneTap, useOneTapEnd } from './use-one-tap';
