import type { ErrorCatalogue } from './error-entry';

/** Refusals of transfers to game wallets. */
export const walletErrors = {
  'wallet.no_game_wallet': { status: 404, message: 'These games play from your main wallet.' },
  'wallet.transfer_failed': { status: 409, message: 'The game did not take the money. It is back in your main wallet.' },
} as const satisfies ErrorCatalogue;
