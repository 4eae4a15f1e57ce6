/**
 * Support of this browser. `ready`: notifications are on or can be switched on. `blocked`: the player has forbidden them. `install`: they
 * work only in the app on the home screen (iPhone, iPad). `unsupported`: the browser has none, or the site has no service worker there.
 */
export type PushSupport = 'ready' | 'blocked' | 'install' | 'unsupported';

export interface PushDevice {
  support: PushSupport;
  /** Address of this device at its push service; null while nothing is subscribed. */
  endpoint: string | null;
}

const APPLE_PHONE = /iPhone|iPad|iPod/;

/** Support of this browser, without the question whether the service worker is there. */
export function pushSupport(): PushSupport {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return APPLE_PHONE.test(navigator.userAgent) ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

const registered = () => navigator.serviceWorker.getRegistration('/');

/** State of this device now. */
export async function readPushDevice(): Promise<PushDevice> {
  const support = pushSupport();
  if (support !== 'ready') return { support, endpoint: null };
  const registration = await registered();
  if (!registration) return { support: 'unsupported', endpoint: null };
  const subscription = await registration.pushManager.getSubscription();
  return { support, endpoint: subscription?.endpoint ?? null };
}

/**
 * Asks the player for the permission and subscribes this device; call it from a press.
 * @param publicKey VAPID key of the platform
 * @returns null when the player does not permit it
 * @throws DOMException when the browser cannot reach its push service
 */
export async function subscribePushDevice(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await registered();
  if (!registration) return null;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options).catch(async (problem: unknown) => {
    // The platform has another key than at the last subscription.
    if (!(problem instanceof DOMException && problem.name === 'InvalidStateError')) throw problem;
    await unsubscribePushDevice();
    return registration.pushManager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}

/** Ends the subscription of this device; without one nothing happens. */
export async function unsubscribePushDevice() {
  const subscription = await (await registered())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
