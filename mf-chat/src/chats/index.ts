export { chatsQuery } from './chats.queries';
