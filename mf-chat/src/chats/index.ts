export { ChatRow } from './chat-row';
export { ChatsSkeleton } from './chats-skeleton';
export { SupportAvatar } from './support-avatar';
export { useChats } from './use-chats';
export { useWriting } from './use-writing';
