export type { Pick } from './pick';
