export { RewardsPage, type RewardsPageProps } from './rewards-page';
