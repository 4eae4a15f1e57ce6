import { TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';

export const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
export const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

export interface From {
  /** The id that the device keeps in its cookie. */
  device?: string;
  agent?: string;
  ip?: string;
  password?: string;
}

/** Logs in as a browser; default: Chrome on Android at 203.0.113.9. */
export const logInFrom = (
  { app }: TestPlatform,
  username: string,
  { device, agent = ANDROID, ip = '203.0.113.9', password = TEST_PASSWORD }: From = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
    headers: { 'user-agent': agent, 'x-forwarded-for': ip, ...(device ? { cookie: `language=en; device=${device}` } : {}) },
  });
