import { createHash } from 'node:crypto';
import type { Paisa } from '@site/api/money';

const PROVIDER = /^PROVIDER:(.+)$/;

interface Account {
  kind: string;
  balance: Paisa;
}

const platformOf = ({ kind }: Pick<Account, 'kind'>) => PROVIDER.exec(kind)?.[1];

/** Platforms among a player's accounts that have, or had, a wallet of the player. */
export const platformsIn = (accounts: readonly Pick<Account, 'kind'>[]) => accounts.map(platformOf).filter((name) => name !== undefined);

/** Game wallets among a player's accounts: those with money, and those that a transfer is under way for. */
export const gameWalletsIn = (accounts: readonly Account[], waiting: ReadonlySet<string>) =>
  accounts.flatMap((account) => {
    const platform = platformOf(account);
    if (!platform || !(account.balance > 0n || waiting.has(platform))) return [];
    return [{ platform, balance: account.balance, isWaiting: waiting.has(platform) }];
  });

/** A copy of a post names its transfers as the first one did. */
export const transferId = (playerId: number, key: string, direction: 'in' | 'out', platform: string) =>
  createHash('sha256')
    .update(JSON.stringify([playerId, key, direction, platform]))
    .digest('base64url');
