import * as z from '@site/api/schema';

/** Schema of a row's id in a path: a positive number in digits. */
export const numericId = () => z.text({ max: 15, pattern: /^[1-9]\d{0,14}$/ });

/** Schema of a key that the page makes for each message or complaint; the platform stores a key once, so a repeated call adds nothing. */
export const clientKeyField = () => z.text({ max: 64, pattern: /^[\w-]{16,64}$/ });
