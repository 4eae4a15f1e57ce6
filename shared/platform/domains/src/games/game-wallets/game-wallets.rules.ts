import { createHash } from 'node:crypto';
import type { Paisa } from '@site/api/money';

const PROVIDER = /^PROVIDER:(.+)$/;

interface Account {
  kind: string;
  balance: Paisa;
}

const platformOf = ({ kind }: Pick<Account, 'kind'>) => PROVIDER.exec(kind)?.[1];

/** Platforms that have a wallet among the player's accounts, also an empty one. */
export const platformsIn = (accounts: readonly Pick<Account, 'kind'>[]) => accounts.map(platformOf).filter((name) => name !== undefined);

/** Game wallets among a player's accounts: those with money, and those with a transfer under way. */
export const gameWalletsIn = (accounts: readonly Account[], waiting: ReadonlySet<string>) =>
  accounts.flatMap((account) => {
    const platform = platformOf(account);
    if (!platform || !(account.balance > 0n || waiting.has(platform))) return [];
    return [{ platform, balance: account.balance, isWaiting: waiting.has(platform) }];
  });

/** Derives the id from the key of the post, so that a copy of the post gets the same transfers. */
export const transferId = (playerId: number, key: string, direction: 'in' | 'out', platform: string) =>
  createHash('sha256')
    .update(JSON.stringify([playerId, key, direction, platform]))
    .digest('base64url');
