export { type CheckName, type Finding } from './trial/finding';
export { openGate, type Gate } from './open-gate';
