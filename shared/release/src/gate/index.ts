export { mayBeOverruled, type CheckName, type Finding } from './trial/finding';
export { openGate, type Gate, type GateParts } from './open-gate';
export type { NamedRelease, Proposal } from './trial/trial-set';
