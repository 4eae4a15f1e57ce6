import type { ErrorCatalogue } from './error-entry';

/** Refusals of the game catalogue and of a launch. */
export const catalogueErrors = {
  'catalogue.bad_system': { status: 422, message: 'Failed to fetch providers' },
  'catalogue.unknown_game': { status: 404, message: 'This game is not available.' },
  'catalogue.launch_refused': { status: 403, message: 'This game cannot be started right now.' },
} as const satisfies ErrorCatalogue;
