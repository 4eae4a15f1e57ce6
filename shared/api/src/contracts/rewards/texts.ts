/** @see spec B 5, B 8, B 9 */
export const CLAIM_DONE = 'Bonus Claimed successfully.';
export const CLAIM_FAILED = 'Failed to claim bonus. Please try again.';
export const CLAIM_ERROR = 'An error occurred while claiming the bonus. Please try again.';
export const SHARING_UNSUPPORTED = 'Sharing is not supported on this device.';
export const NOT_ENOUGH_POINTS = 'Not enough points. Points must follow minimum VP required to convert.';
export const CONVERT_FAILED = 'An error occurred';
export const CONVERT_ERROR = 'An error occurred while converting coins';
/** What a conversion answers. */
export const POINTS_CONVERTED = 'Your points were converted.';
