import type { ErrorCatalogue } from './catalogue';
import { accessErrors } from '../access/errors';
import { accountErrors } from '../account/errors';
import { catalogueErrors } from '../catalogue/errors';
import { chatErrors } from '../chat/errors';
import { exchangeErrors } from '../exchange/errors';
import { fundsErrors } from '../funds/errors';
import { recoveryErrors } from '../recovery/errors';
import { rewardsErrors } from '../rewards/errors';
import { saferPlayErrors } from '../safer-play/errors';
import { securityErrors } from '../security/errors';
import { walletErrors } from '../wallet/errors';
import { platformErrors } from './platform';

export { errorBodySchema, type ErrorBody } from './catalogue';
export { platformErrors };

/** Every refusal of the platform: its status and its words. The server speaks from this list only. */
export const errorCatalogue = {
  ...platformErrors,
  ...accessErrors,
  ...accountErrors,
  ...catalogueErrors,
  ...chatErrors,
  ...exchangeErrors,
  ...fundsErrors,
  ...recoveryErrors,
  ...rewardsErrors,
  ...saferPlayErrors,
  ...securityErrors,
  ...walletErrors,
} as const satisfies ErrorCatalogue;

export type ErrorCode = keyof typeof errorCatalogue;
