export type { Choose, PickedPrice } from './picked-price';
export { slipStore } from './slip.store';
export { useSlip } from './use-slip';
export { useLinePosition, usePosition, type Position } from './use-position';
