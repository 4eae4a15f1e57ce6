import { useQuery } from '@site/remote';
import { pushQuery, usePush } from '@site/remote/push';

export type { PushView } from '@site/remote/push';

/** Notifications of the player, this device's part in them, and the switches. */
export function useNotifications(remoteId: string) {
  const view = useQuery(pushQuery(remoteId));
  const { switchOn, switchOff, choose } = usePush(remoteId);
  const start = (publicKey: string) => {
    switchOff.reset();
    switchOn.mutate(publicKey);
  };
  const stop = () => {
    switchOn.reset();
    switchOff.mutate();
  };
  return {
    view,
    start,
    stop,
    choose: choose.mutate,
    isBusy: switchOn.isPending || switchOff.isPending || choose.isPending,
    /** The last press on the device's button that succeeded. */
    done: switchOn.data ? ('on' as const) : switchOff.isSuccess ? ('off' as const) : null,
    problem: switchOn.error ?? switchOff.error ?? choose.error,
  };
}
