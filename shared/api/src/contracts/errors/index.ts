import type { ErrorCatalogue } from './catalogue';
import { accessErrors } from '../access/errors';
import { catalogueErrors } from '../catalogue/errors';
import { platformErrors } from './platform';

export { errorBodySchema, type ErrorBody, type ErrorEntry } from './catalogue';
export { platformErrors };

/** Every refusal of the platform: its status and its words. The server speaks from this list only. */
export const errorCatalogue = {
  ...platformErrors,
  ...accessErrors,
  ...catalogueErrors,
} as const satisfies ErrorCatalogue;

export type ErrorCode = keyof typeof errorCatalogue;
