import type { ErrorCatalogue } from './error-entry';
import { accessErrors } from './access';
import { accountErrors } from './account';
import { catalogueErrors } from './catalogue';
import { chatErrors } from './chat';
import { exchangeErrors } from './exchange';
import { fundsErrors } from './funds';
import { pushErrors } from './push';
import { recoveryErrors } from './recovery';
import { rewardsErrors } from './rewards';
import { saferPlayErrors } from './safer-play';
import { securityErrors } from './security';
import { walletErrors } from './wallet';
import { platformErrors } from './platform';

export { errorBodySchema, type ErrorBody } from './error-entry';
export { platformErrors };

/** Every refusal of the platform: code -> status and default message. */
export const errorCatalogue = {
  ...platformErrors,
  ...accessErrors,
  ...accountErrors,
  ...catalogueErrors,
  ...chatErrors,
  ...exchangeErrors,
  ...fundsErrors,
  ...pushErrors,
  ...recoveryErrors,
  ...rewardsErrors,
  ...saferPlayErrors,
  ...securityErrors,
  ...walletErrors,
} as const satisfies ErrorCatalogue;

/** Code of a refusal: a key of `errorCatalogue`. */
export type ErrorCode = keyof typeof errorCatalogue;
