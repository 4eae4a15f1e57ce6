export { NotificationsCard } from './notifications-card';
