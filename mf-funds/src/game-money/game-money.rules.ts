import type { getWallet } from '@site/api/contracts/wallet';
import { paisa } from '@site/api/money';
import type * as z from '@site/api/schema';
import { paisaOf } from '@site/i18n';
import type { Failure } from '@site/remote/failure';

export type Wallet = z.EndpointOutput<typeof getWallet>;

/** Wallets to recall: one game wallet by its platform, or all of them. */
export const ALL = Symbol('all game wallets');
export type Recalled = string | typeof ALL;

export const hasMoney = (amount: string) => paisaOf(amount) > 0n;

export const canRecall = ({ games }: Pick<Wallet, 'games'>) => games.some(({ balance }) => hasMoney(balance));

/** `SHAPLA_REELS` -> `Shapla Reels`. */
export const platformName = (platform: string) =>
  platform
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Text for a recall that was refused, or whose outcome is unknown. */
export function recallProblemText({ kind, serverMessage }: Failure): string {
  if (kind === 'unreachable' || kind === 'fault' || kind === 'off-contract') return 'wallet.recall.unknown';
  return serverMessage ?? 'wallet.recall.failed';
}

/** Sum of the money in all game wallets, in paisa. */
export const sumOfGames = (games: Wallet['games']) => paisa(games.reduce((sum, { balance }) => sum + paisaOf(balance), 0n));
