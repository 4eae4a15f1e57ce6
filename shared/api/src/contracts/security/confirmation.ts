import * as z from '@site/api/schema';

/** From `POST /api/security/confirm`; left out until the call is refused for the want of it. */
export const confirmation = () => z.optional(z.text({ max: 64 }));

/** What a call that may ask for a confirmation refuses with. */
export const CONFIRMATION_ERRORS = ['security.password_needed', 'security.code_needed'] as const;
