/** Message of a claim. @see REWARDS-009 */
export const CLAIM_DONE = 'Bonus Claimed successfully.';
/** Message for a refused claim without a message of the server. @see REWARDS-010 */
export const CLAIM_FAILED = 'Failed to claim bonus. Please try again.';
/** Message for a claim that fails without an answer. @see REWARDS-010 */
export const CLAIM_ERROR = 'An error occurred while claiming the bonus. Please try again.';
/** Message for a device that cannot share. @see REWARDS-006 */
export const SHARING_UNSUPPORTED = 'Sharing is not supported on this device.';
/** Message below the field for fewer points than `MIN_VP`. @see REWARDS-018 */
export const NOT_ENOUGH_POINTS = 'Not enough points. Points must follow minimum VP required to convert.';
/** Message for a refused conversion without a message of the server. @see REWARDS-022 */
export const CONVERT_FAILED = 'An error occurred';
/** Message for a conversion that fails without an answer. @see REWARDS-022 */
export const CONVERT_ERROR = 'An error occurred while converting coins';
/** Message of a conversion. */
export const POINTS_CONVERTED = 'Your points were converted.';
