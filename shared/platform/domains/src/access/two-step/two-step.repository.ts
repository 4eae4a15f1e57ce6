import { and, eq, isNotNull, isNull, lt } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { recoveryCodes, twoStep, type TwoStepRow } from './two-step.tables';

export async function findTwoStep(db: Executor, playerId: number): Promise<TwoStepRow | undefined> {
  const [row] = await db.select().from(twoStep).where(eq(twoStep.playerId, playerId));
  return row;
}

/** The same, the player's alone until the transaction ends: codes of both kinds are spent one after the other. */
export async function lockTwoStep(tx: Executor, playerId: number): Promise<TwoStepRow | undefined> {
  const [row] = await tx.select().from(twoStep).where(eq(twoStep.playerId, playerId)).for('update');
  return row;
}

/** @returns false when the app is switched on already, which nothing replaces */
export async function putPendingSecret(db: Executor, playerId: number, sealedSecret: string): Promise<boolean> {
  const { rowCount } = await db
    .insert(twoStep)
    .values({ playerId, sealedSecret, lastStep: 0 })
    .onConflictDoUpdate({ target: twoStep.playerId, set: { sealedSecret }, setWhere: isNull(twoStep.confirmedAt) });
  return rowCount === 1;
}

export async function deletePendingSecret(tx: Executor, playerId: number) {
  await tx.delete(twoStep).where(and(eq(twoStep.playerId, playerId), isNull(twoStep.confirmedAt)));
}

/** @returns false when this very secret is no longer the one that waits */
export async function confirmSecret(tx: Executor, { playerId, sealedSecret }: TwoStepRow, step: number, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(twoStep)
    .set({ confirmedAt: at, lastStep: step })
    .where(and(eq(twoStep.playerId, playerId), eq(twoStep.sealedSecret, sealedSecret), isNull(twoStep.confirmedAt)));
  return rowCount === 1;
}

/** Uses a time step up, and every earlier one. @returns false when it is used already */
export async function takeStep(tx: Executor, playerId: number, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(twoStep)
    .set({ lastStep: step })
    .where(and(eq(twoStep.playerId, playerId), lt(twoStep.lastStep, step), isNotNull(twoStep.confirmedAt)));
  return rowCount === 1;
}

/** @returns false when the code is unknown or used */
export async function takeRecoveryCode(tx: Executor, playerId: number, codeHash: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.playerId, playerId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)));
  return rowCount === 1;
}

export async function replaceRecoveryCodes(tx: Executor, playerId: number, hashes: readonly string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ playerId, codeHash })));
}

export const countRecoveryCodes = (db: Executor, playerId: number) =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.playerId, playerId), isNull(recoveryCodes.usedAt)));

/** @returns whether it was switched on */
export async function deleteTwoStep(tx: Executor, playerId: number): Promise<boolean> {
  const [row] = await tx.delete(twoStep).where(eq(twoStep.playerId, playerId)).returning();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
  return Boolean(row?.confirmedAt);
}
