import type { Executor } from '@site/platform-kit/data/database';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import { deleteOldDevices, deviceHash, linkDevice, rememberDevice } from './devices.repository';
import { countLogIns, deleteOldLogIns, findLogIns, insertFailedLogIn, insertLogIn, type FailedLogIn } from './log-ins.repository';
import { giveNotice } from '../notices/notices.service';

/** Rows kept for each player; between two sweeps there may be more. */
export const LOG_INS_KEPT = 500;
export const DEVICES_KEPT = 100;

/** Records a log-in, and notifies the player when the device is new to the account. */
export async function recordLogIn(tx: Executor, logIn: { playerId: number; sessionId: number; at: Date; from: RequestOrigin }) {
  const { playerId, sessionId, at, from } = logIn;
  const hash = deviceHash(from);
  const isNewDevice = await rememberDevice(tx, playerId, hash, at);
  await linkDevice(tx, sessionId, hash);
  await insertLogIn(tx, { playerId, sessionId, at, isNewDevice, ip: from.ip, userAgent: from.userAgent });
  if (isNewDevice) await giveNotice(tx, 'new_device', { playerId, at, from });
}

/** Records a failed try of an account that exists; for one that does not, it does the same work and records nothing. */
export const recordFailedLogIn = (db: Executor, attempt: Pick<FailedLogIn, 'usernameKey' | 'at' | 'result'> & { from: RequestOrigin }) => {
  const { from, ...facts } = attempt;
  return insertFailedLogIn(db, { ...facts, ip: from.ip, userAgent: from.userAgent, deviceHash: deviceHash(from) });
};

export async function readLogIns(db: Executor, playerId: number, { page, perPage }: { page: number; perPage: number }) {
  const [logIns, total] = await Promise.all([
    findLogIns(db, playerId, { limit: perPage, offset: (page - 1) * perPage }),
    countLogIns(db, playerId),
  ]);
  return { logIns, total, lastPage: Math.max(1, Math.ceil(total / perPage)) };
}

export async function sweepLogIns(db: Executor) {
  await deleteOldLogIns(db, LOG_INS_KEPT);
  await deleteOldDevices(db, DEVICES_KEPT);
}
