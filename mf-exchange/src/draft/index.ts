export type { Pick } from './pick';
export { slipStore } from './slip.store';
export { useSlip } from './use-slip';
export { useLinePosition, usePosition, type LinePosition, type Position, type Range } from './use-position';
