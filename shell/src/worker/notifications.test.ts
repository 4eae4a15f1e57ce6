import type { PushMessage } from '@site/api/contracts/push';
import { createNotifications } from './notifications';
import type { SiteWindow } from './scope';

const SITE = 'https://site.test';
const MESSAGE: PushMessage = { kind: 'support', title: 'Support has answered', body: 'Read it.', path: '/chat-box/7', tag: 'chat:7' };

function start(...windows: Partial<SiteWindow>[]) {
  const shown: [string, NotificationOptions | undefined][] = [];
  const done: string[] = [];
  const open = windows.map((window): SiteWindow => ({
    url: `${SITE}/`,
    focused: false,
    focus: () => Promise.resolve(done.push('focus')),
    navigate: (url) => Promise.resolve(done.push(`navigate ${url}`)),
    ...window,
  }));
  const notifications = createNotifications({
    registration: { showNotification: (title, options) => Promise.resolve(void shown.push([title, options])) },
    windows: { matchAll: () => Promise.resolve(open), openWindow: (url) => Promise.resolve(done.push(`open ${url}`)) },
    origin: SITE,
  });
  return {
    notifications,
    shown,
    done,
    push: (data: unknown) => notifications.show({ json: () => data }),
    tap: (data: unknown) => notifications.open({ data, close: () => done.push('close') }),
  };
}

it('shows the words of the message; a second one about the same subject replaces it', async () => {
  const { push, shown } = start();
  await push(MESSAGE);
  expect(shown).toEqual([['Support has answered', { body: 'Read it.', tag: 'chat:7', silent: false, data: { path: '/chat-box/7' } }]]);
});

it('makes no sound while the player looks at the screen that it is about', async () => {
  const { push, shown } = start({ url: `${SITE}/chat-box/7`, focused: true }, { url: `${SITE}/chat-box/8` });
  await push(MESSAGE);
  await push({ ...MESSAGE, path: '/chat-box/8' });
  expect(shown.map(([, options]) => options?.silent)).toEqual([true, false]);
});

it.each([
  ['nothing', null],
  ['a text', 'news'],
  ['a message without words', { ...MESSAGE, title: undefined }],
  ['a kind that it does not know', { ...MESSAGE, kind: 'promotion' }],
  ['a path on another site', { ...MESSAGE, path: '//evil.example/' }],
  ['an address of another site', { ...MESSAGE, path: 'https://evil.example/' }],
  ['a path with markup', { ...MESSAGE, path: '/<b>' }],
])('shows neutral words for %s', async (_, data) => {
  const { push, shown } = start();
  await push(data);
  expect(shown).toEqual([[expect.stringContaining('News'), expect.objectContaining({ data: { path: '/' } })]]);
});

it('shows neutral words for data that is no JSON, and for a push without data', async () => {
  const { notifications, shown } = start();
  await notifications.show({ json: () => JSON.parse('{') as unknown });
  await notifications.show(null);
  expect(shown).toHaveLength(2);
});

describe('a tap', () => {
  it('goes to the screen in the window that was used last', async () => {
    const { tap, done } = start({}, { url: `${SITE}/games` });
    await tap({ path: '/chat-box/7' });
    expect(done).toEqual(['close', 'focus', `navigate ${SITE}/chat-box/7`]);
  });

  it('does not load the screen again that is open', async () => {
    const { tap, done } = start({ url: `${SITE}/chat-box/7` });
    await tap({ path: '/chat-box/7' });
    expect(done).toEqual(['close', 'focus']);
  });

  it('goes there also when the browser refuses the focus', async () => {
    const { tap, done } = start({ focus: () => Promise.reject(new Error('no gesture')) });
    await tap({ path: '/vip' });
    expect(done).toEqual(['close', `navigate ${SITE}/vip`]);
  });

  it('opens a window when there is none, or when the open one cannot be moved', async () => {
    const { tap, done } = start();
    await tap({ path: '/vip' });
    expect(done).toEqual(['close', `open ${SITE}/vip`]);
    const stuck = start({ navigate: () => Promise.reject(new TypeError('not controlled')) });
    await stuck.tap({ path: '/vip' });
    expect(stuck.done).toEqual(['close', 'focus', `open ${SITE}/vip`]);
  });

  it.each([[{ path: 'https://evil.example/' }], [{ path: '//evil.example' }], [{ path: '/\\evil.example' }], [{}], [null]])(
    'never leaves the site (%p)',
    async (data) => {
      const { tap, done } = start();
      await tap(data);
      expect(done).toEqual(['close', `open ${SITE}/`]);
    },
  );
});
