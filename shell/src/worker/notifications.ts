import { readPushMessage, type PushMessage } from '@site/api/contracts/push';
import type { PushData, SiteWindows } from './scope';

/** Shown for data that is not a message of the platform; a browser takes the permission away when a push shows nothing. */
const NEUTRAL: Omit<PushMessage, 'kind'> = {
  title: 'News · খবর',
  body: 'There is news in your account. আপনার অ্যাকাউন্টে নতুন খবর আছে।',
  path: '/',
  tag: 'news',
};

interface NotificationParts {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  windows: SiteWindows;
  /** Origin of the site. */
  origin: string;
}

/** Shows pushes of the platform, and leads from a notification to its screen. */
export function createNotifications({ registration, windows, origin }: NotificationParts) {
  const openWindows = () => windows.matchAll({ type: 'window', includeUncontrolled: true });

  return {
    async show(data: PushData | null) {
      const { title, body, path, tag } = readPushMessage(jsonOf(data)) ?? NEUTRAL;
      // Without a sound when the player looks at this very screen.
      const silent = (await openWindows()).some(({ focused, url }) => focused && url === origin + path);
      await registration.showNotification(title, { body, tag, silent, data: { path } });
    },

    /** Goes to the screen in the window that was used last, else in a new one. */
    async open(notification: Pick<Notification, 'data' | 'close'>) {
      notification.close();
      const url = addressOf(notification.data as { path?: unknown } | null, origin);
      const [last] = await openWindows();
      if (!last) return windows.openWindow(url);
      // A browser may refuse the focus; the window goes to the screen all the same.
      await last.focus().catch(() => undefined);
      if (last.url !== url) await last.navigate(url).catch(() => windows.openWindow(url));
    },
  };
}

function jsonOf(data: PushData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Address on the own origin; the start page for anything else. */
function addressOf(data: { path?: unknown } | null, origin: string) {
  const address = new URL(typeof data?.path === 'string' ? data.path : '/', origin);
  return address.origin === origin ? address.href : `${origin}/`;
}
