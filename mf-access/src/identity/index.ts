export { IdentityCard } from './identity-card';
