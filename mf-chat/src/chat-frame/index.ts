export { ChatFrame, type ChatFrameProps } from './chat-frame';
export { QuietFailure } from './quiet-failure';
