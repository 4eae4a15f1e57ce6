import { PUSH_KINDS, type PushKind, type PushSettings } from '@site/api/contracts/push';
import type { PlatformContext, PlayerIdentity } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { Language } from '@site/api/contracts/site';
import { deleteDeviceOf, findChoices, replaceDevice, saveKind } from './devices.repository';
import { isDeviceKey, isPushService } from './endpoint.policy';
import { insertNews, type QueuedNews } from './queue.repository';
import { vapidKeys } from './vapid';

/**
 * Queues a push notification to all devices of the player, in the transaction of what it tells of. Kinds, breaks and sessions count at
 * the sending.
 */
export const queuePush = (tx: Executor, { at, ...news }: QueuedNews & { at: Date }) => insertNews(tx, [news], at);

/** Like `queuePush`, for many players in one statement. */
export async function queuePushes(tx: Executor, news: readonly QueuedNews[], at: Date) {
  if (news.length) await insertNews(tx, news, at);
}

export async function readSettings({ db, settings }: PlatformContext, { id: playerId, sessionId }: PlayerIdentity): Promise<PushSettings> {
  const { endpoint, off } = await findChoices(db, { playerId, sessionId });
  const isOn = Object.fromEntries(PUSH_KINDS.map((kind) => [kind, !off.includes(kind)])) as PushSettings['kinds'];
  return { public_key: vapidKeys(settings.push.key).publicKey, endpoint, kinds: isOn };
}

interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
}

/** @throws Refusal `push.endpoint_unknown` */
export async function subscribe({ db, clock, settings }: PlatformContext, { id, sessionId }: PlayerIdentity, device: Device) {
  if (!isPushService(device.endpoint, settings.push.origins) || !isDeviceKey(device.p256dh)) throw new Refusal('push.endpoint_unknown');
  await inTransaction(db, (tx) => replaceDevice(tx, { ...device, playerId: id, sessionId, at: clock.now() }));
}

export const unsubscribe = ({ db }: PlatformContext, { sessionId }: PlayerIdentity) => deleteDeviceOf(db, sessionId);

export const chooseKind = ({ db }: PlatformContext, { id }: PlayerIdentity, kind: PushKind, isOn: boolean) => saveKind(db, id, kind, isOn);
