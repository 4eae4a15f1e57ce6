export { ChatRow, type ChatRowProps } from './chat-row';
export { ChatsSkeleton } from './chats-skeleton';
export { SupportAvatar, type SupportAvatarProps } from './support-avatar';
export { useChats } from './use-chats';
export { useWriting } from './use-writing';
