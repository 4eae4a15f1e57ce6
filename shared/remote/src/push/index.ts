export { pushSupport } from './push-device';
export { pushQuery, switchPushOn, usePush, type PushView } from './use-push';
