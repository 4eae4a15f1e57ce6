import type { GameWallet } from '@site/api/contracts/wallet';
import { paisaOf } from '@site/i18n';
import type { Failure } from '@site/remote/failure';

/** Wallets to recall: one game wallet by its platform, or all of them. */
export const ALL_WALLETS = Symbol('all game wallets');
export type RecalledWallets = string | typeof ALL_WALLETS;

export const hasMoney = ({ balance }: GameWallet) => paisaOf(balance) > 0n;

/** `SHAPLA_REELS` -> `Shapla Reels`. */
export const platformName = (platform: string) =>
  platform.toLowerCase().replace(/(^|_)(\w)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());

/** Text for a recall that was refused, or whose outcome is unknown. */
export function recallProblemText({ kind, serverMessage }: Failure): string {
  if (kind === 'unreachable' || kind === 'fault' || kind === 'off-contract') return 'wallet.recall.unknown';
  return serverMessage ?? 'wallet.recall.failed';
}

const MINUTE_MS = 60_000;

/** `h:mm` */
export function formatElapsed(ms: number) {
  const minutes = Math.floor(ms / MINUTE_MS);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
