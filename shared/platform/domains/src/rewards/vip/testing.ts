import type { GameType } from '@site/api/contracts/catalogue';
import { paisaOfTaka } from '@site/api/money';
import { inTransaction } from '@site/platform-kit/data/database';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { lockCash } from '#ledger';
import { ask } from '#safer-play/testing';
import { earnPoints, grantPoints, vipCoinOf } from './vip.service';

interface Bearer {
  token: string;
}

interface Owner {
  playerId: number;
}

export const givePoints = ({ db, clock }: TestPlatform, { playerId }: Owner, points: number) =>
  inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    await grantPoints(tx, playerId, points, clock.now());
  });

/** Counts the points of a settled stake, without moving money. */
const stakeOn = ({ db, clock }: TestPlatform, { playerId }: Owner, gameType: GameType, taka: number) =>
  inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    await earnPoints(tx, { playerId, gameType, at: clock.now() }, paisaOfTaka(taka));
  });

export const stakeOnSlots = (platform: TestPlatform, owner: Owner, taka: number) => stakeOn(platform, owner, 'SLOT', taka);

export const stakeOnLive = (platform: TestPlatform, owner: Owner, taka: number) => stakeOn(platform, owner, 'LIVE', taka);

export const pointsOf = async ({ db }: TestPlatform, { playerId }: Owner) => Number(await vipCoinOf(db, playerId));

export const convert = (platform: TestPlatform, player: Bearer, points: number | string) =>
  ask(platform, player, `convert-vipcoin?vip_coin=${points}`);

export const convertByPost = (platform: TestPlatform, player: Bearer, points: number) =>
  ask(platform, player, 'convert-vipcoin', { vip_coin: points });
