/** Address of the device in tests of notifications. */
export const PUSH_ENDPOINT = 'https://fcm.googleapis.com/send/1';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

interface GivenBrowser {
  permission?: NotificationPermission;
  /** Answer of the player to the browser's question. */
  answers?: NotificationPermission;
  /** True when this device is subscribed already. */
  isSubscribed?: boolean;
  /** False when the site has no service worker here. */
  hasWorker?: boolean;
  /** Error of the browser's push service. */
  problem?: Error;
}

/** Gives jsdom the parts of a browser that receive push notifications, until the end of the test. */
export function givePushBrowser({
  permission = 'default',
  answers = 'granted',
  isSubscribed,
  hasWorker = true,
  problem,
}: GivenBrowser = {}) {
  let subscription: object | null = null;
  const subscribe = () => {
    subscription = {
      endpoint: PUSH_ENDPOINT,
      toJSON: () => ({ endpoint: PUSH_ENDPOINT, keys: KEYS }),
      unsubscribe() {
        subscription = null;
        return Promise.resolve(true);
      },
    };
    return subscription;
  };
  if (isSubscribed) subscribe();
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => (problem ? Promise.reject(problem) : Promise.resolve(subscribe())),
  };
  const notification = {
    permission,
    requestPermission: () => Promise.resolve((notification.permission = answers)),
  };
  Object.assign(window, { PushManager: pushManager, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(hasWorker ? { pushManager } : undefined) },
  });
  return { isSubscribed: () => subscription !== null };
}

/** Takes them away again: a browser without push notifications. */
export function giveOldBrowser() {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
