import { call } from '@site/api';
import { choosePushKind, getPush, subscribePush, unsubscribePush, type PushKind, type PushSettings } from '@site/api/contracts/push';
import { queryOptions, useMutation, useQueryClient } from '@site/remote';
import { readPushDevice, subscribePushDevice, unsubscribePushDevice, type PushDevice } from './push-device';

/** Notifications of the player, and what this device has to do with them. */
export interface PushView {
  device: PushDevice['support'];
  /** True while the platform sends to this device. */
  isOnHere: boolean;
  publicKey: string;
  kinds: PushSettings['kinds'];
}

/** Query for the notifications of the player and the state of this device; it fails with ApiError. */
export const pushQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['account', 'push', remoteId],
    queryFn: async ({ signal }) => viewOf(await call(getPush, {}, { signal }), await readPushDevice()),
  });

const viewOf = ({ public_key: publicKey, endpoint, kinds }: PushSettings, device: PushDevice): PushView => ({
  device: device.support,
  isOnHere: endpoint !== null && endpoint === device.endpoint,
  publicKey,
  kinds,
});

/** Subscribes this device and tells the platform. @returns false when the player does not permit it */
export async function switchPushOn(publicKey: string): Promise<boolean> {
  const device = await subscribePushDevice(publicKey);
  if (!device) return false;
  await call(subscribePush, device);
  return true;
}

async function switchPushOff() {
  await call(unsubscribePush, {});
  await unsubscribePushDevice();
}

/** Mutations of the notifications: on or off for this device, and one kind on or off for all devices. */
export function usePush(remoteId: string) {
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: pushQuery(remoteId).queryKey });
  return {
    switchOn: useMutation({ mutationFn: switchPushOn, retry: false, onSettled }),
    switchOff: useMutation({ mutationFn: switchPushOff, retry: false, onSettled }),
    choose: useMutation({
      mutationFn: ({ kind, isOn }: { kind: PushKind; isOn: boolean }) => call(choosePushKind, { kind, is_on: isOn }),
      retry: false,
      onSettled,
    }),
  };
}
