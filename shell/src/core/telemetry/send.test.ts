import { sendToPlatform } from './send';

const sendBeacon = jest.fn((_address: string, _content: Blob) => true);
const fetched = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();

beforeEach(() => {
  Object.assign(navigator, { sendBeacon });
  Object.assign(window, { fetch: fetched });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  jest.clearAllMocks();
});

it('leaves a beacon of JSON behind when the page goes', async () => {
  expect(await sendToPlatform('{"events":[]}', true)).toBe(true);
  const [[address, content] = []] = sendBeacon.mock.calls;
  expect([address, content?.type, content?.size]).toEqual(['/api/telemetry', 'application/json', 13]);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([true, false])('returns, in a page that stays, whether the platform took it: %p', async (ok) => {
  fetched.mockResolvedValue({ ok });
  expect(await sendToPlatform('{}', false)).toBe(ok);
  expect(fetched).toHaveBeenCalledWith(
    '/api/telemetry',
    expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'same-origin' }),
  );
});
