import type { Identity, IdentityKind, IdentitySide } from '@site/api/contracts/identity';
import type { TestPlatform } from '@site/platform-testing/test-platform';

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Bearer = { token: string };

/** Sends the file of one side, as a page does. */
export async function sendSide(
  { app }: TestPlatform,
  { token }: Bearer,
  { kind, side, file }: { kind: IdentityKind; side: IdentitySide; file: File },
) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('side', side);
  form.set('file', file);
  const sent = new Response(form);
  const headers = { authorization: `Bearer ${token}`, 'content-type': sent.headers.get('content-type') ?? '' };
  return app.inject({ method: 'POST', url: '/api/identity/file', headers, payload: Buffer.from(await sent.arrayBuffer()) });
}

export const sendKind = ({ app }: TestPlatform, { token }: Bearer, kind: IdentityKind) =>
  app.inject({ method: 'POST', url: '/api/identity', headers: { authorization: `Bearer ${token}` }, payload: { kind } });

export const identityOf = async ({ app }: TestPlatform, { token }: Bearer) =>
  (await app.inject({ url: '/api/identity', headers: { authorization: `Bearer ${token}` } })).json<Identity>();

/** Sends a passport, which has one side, for checking. */
export async function sendPassport(platform: TestPlatform, player: Bearer) {
  await sendSide(platform, player, { kind: 'passport', side: 'front', file: new File([PIXEL], 'passport.png') });
  return sendKind(platform, player, 'passport');
}
