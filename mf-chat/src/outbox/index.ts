export type { SenderState } from './create-sender';
export type { Unsent } from './persisted-outbox';
export { Outbox } from './outbox';
export { UnsentNote } from './unsent-note';
export { useOutbox } from './use-outbox';
