export { ChatFrame } from './chat-frame';
export { QuietFailure } from './quiet-failure';
