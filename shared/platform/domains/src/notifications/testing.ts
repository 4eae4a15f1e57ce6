export { isOwnPath } from './inbox/message-text';
export { startMailServer } from './messaging/testing';
