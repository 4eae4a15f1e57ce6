import type { ErrorCatalogue } from '../errors/catalogue';

export const securityErrors = {
  'security.code_wrong': { status: 422, message: 'This code is not correct.' },
  'security.already_on': { status: 409, message: 'The authenticator app is already switched on.' },
  'security.not_on': { status: 409, message: 'The authenticator app is not switched on.' },
} as const satisfies ErrorCatalogue;
