export { MarketingCard } from './marketing-card';
export { NotificationsCard } from './notifications-card';
