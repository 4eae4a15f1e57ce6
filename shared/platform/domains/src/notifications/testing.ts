export { isOwnPath } from './inbox/message-text';
export { startMailServer } from './messaging/testing';
export { createPushPlatform, type PushPlatform } from './push/testing';
