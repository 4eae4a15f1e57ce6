export { ShareButton } from './share-button';
export { TicketPlace } from './ticket-place';
