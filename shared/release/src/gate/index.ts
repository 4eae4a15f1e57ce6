export { type CheckName, type Finding } from './trial/finding';
export { misfitsOf, overlaps, type Misfit } from './checks';
export { openGate, type Gate } from './open-gate';
