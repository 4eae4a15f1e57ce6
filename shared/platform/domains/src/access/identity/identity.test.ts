import {
  IDENTITY_ACCEPTED,
  IDENTITY_DRAFT_HOURS,
  IDENTITY_FILE_KIND,
  IDENTITY_KEPT_DAYS,
  IDENTITY_REASONS,
  IDENTITY_SIDE_MISSING,
  IDENTITY_WAITING,
  type IdentityKind,
  type IdentitySide,
} from '@site/api/contracts/identity';
import { CLOSING_WAIT_S } from '@site/api/contracts/own-account';
import { inTransaction } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { inboxOf } from '#funds/testing';
import { createTestPlatform, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import { closeDueAccounts } from '../closing/close-due.service';
import { closeAccountOf, setCash } from '../closing/testing';
import { openSession } from '../sessions/sessions.service';
import { decideIdentity } from './decide-identity.service';
import { findLastSent } from './identity.repository';
import { sweepIdentity } from './identity.service';
import { identityOf, PIXEL, sendKind, sendPassport, sendSide } from './testing';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(() => platform.stop());

const send = (kind: IdentityKind, side: IdentitySide, file = new File([PIXEL], 'my card.png'), who: { token: string } = player) =>
  sendSide(platform, who, { kind, side, file });
const download = (side: IdentitySide, who: { token: string } = player) =>
  platform.app.inject({ url: `/api/identity/file?side=${side}`, headers: { authorization: `Bearer ${who.token}` } });
const says = (answer: { statusCode: number; json: () => { message: string } }) => [answer.statusCode, answer.json().message];
const lastOf = async () => (await findLastSent(platform.db, player.playerId))?.id ?? 0;
const decide = async (reason: string | null, id?: number) => {
  const document = id ?? (await lastOf());
  return inTransaction(platform.db, (tx) => decideIdentity(tx, document, { by: 'karim', reason, at: platform.clock.now() }));
};
const rowsLeft = async () => {
  const { rows } = await platform.db.execute<{ documents: string; files: string }>(sql`
    select count(distinct d.id) as documents, count(f.side) as files
    from identity_document d left join identity_file f on f.document_id = d.id where d.player_id = ${player.playerId}`);
  return { documents: Number(rows[0]?.documents), files: Number(rows[0]?.files) };
};
const logInAgain = () => openSession(platform.db, platform.clock, player.playerId, { ip: '127.0.0.1', userAgent: '' });

it('takes both sides of a card, and sends them for checking', async () => {
  expect(await identityOf(platform, player)).toMatchObject({ state: 'none', kind: null, draft: null });
  await send('nid', 'front');
  expect(says(await sendKind(platform, player, 'nid'))).toEqual([422, IDENTITY_SIDE_MISSING]);
  expect((await send('nid', 'back')).json()).toMatchObject({ state: 'none', draft: { kind: 'nid', sides: ['front', 'back'] } });
  expect((await sendKind(platform, player, 'nid')).json()).toMatchObject({
    state: 'waiting',
    kind: 'nid',
    sides: ['front', 'back'],
    sent_at: platform.clock.now().toISOString(),
    draft: null,
  });
});

it('drops the sides of another kind, and needs one side of a passport', async () => {
  await send('nid', 'front');
  expect((await send('passport', 'front')).json()).toMatchObject({ draft: { kind: 'passport', sides: ['front'] } });
  expect((await send('passport', 'back')).statusCode).toBe(422);
  expect(says(await sendKind(platform, player, 'nid'))).toEqual([422, IDENTITY_SIDE_MISSING]);
  expect((await sendKind(platform, player, 'passport')).json()).toMatchObject({ state: 'waiting', sides: ['front'] });
});

it('hands a file out to its player only, under a name of its own and in no cache', async () => {
  expect((await download('front')).statusCode).toBe(404);
  await sendPassport(platform, player);
  const answer = await download('front');
  expect(answer.rawPayload).toEqual(PIXEL);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="passport-front.png"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await download('back')).statusCode).toBe(404);
  expect((await download('front', await platform.signUp())).statusCode).toBe(404);
  expect((await download('front', { token: '' })).statusCode).toBe(401);
});

it.each([
  ['a page called a picture', new File(['<html>'], 'card.png')],
  ['a drawing that can hold a script', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'card.svg')],
  ['a document with a script', new File(['%PDF-1.7\n<</S /JavaScript>>'], 'card.pdf')],
  ['a picture with the name of a program', new File([PIXEL], 'card.png.exe')],
  ['nothing', new File([], 'card.png')],
])('refuses %s, and stores nothing', async (_name, file) => {
  expect(says(await send('nid', 'front', file))).toEqual([422, IDENTITY_FILE_KIND]);
  expect(await rowsLeft()).toEqual({ documents: 0, files: 0 });
});

it('takes a WebP, and no file of more than 5 MB', async () => {
  const webp = Buffer.concat([Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1'), Buffer.alloc(10)]);
  expect((await send('nid', 'front', new File([webp], 'card.webp'))).statusCode).toBe(200);
  const large = new Uint8Array(5_242_881);
  large.set(PIXEL);
  expect((await send('nid', 'back', new File([large], 'card.png'))).statusCode).toBe(413);
});

it('takes nothing while a document waits, and nothing after one was accepted', async () => {
  await sendPassport(platform, player);
  expect(says(await send('nid', 'front'))).toEqual([422, IDENTITY_WAITING]);
  await decide(null);
  expect(await identityOf(platform, player)).toMatchObject({
    state: 'accepted',
    reason: null,
    decided_at: platform.clock.now().toISOString(),
  });
  expect(says(await send('nid', 'front'))).toEqual([422, IDENTITY_ACCEPTED]);
  expect((await inboxOf(platform, player))[0]).toMatchObject({ title: 'Your document is accepted' });
});

it('tells the reason of a refusal in both languages, and takes another document afterwards', async () => {
  await sendPassport(platform, player);
  await decide(IDENTITY_REASONS[0]);
  const [message] = await inboxOf(platform, player);
  expect(message?.message).toContain(IDENTITY_REASONS[0]);
  expect(message?.message_bn).toContain('ছবিটি পড়া যাচ্ছে না');
  await send('nid', 'front');
  expect(await identityOf(platform, player)).toMatchObject({
    state: 'refused',
    reason: IDENTITY_REASONS[0],
    draft: { kind: 'nid', sides: ['front'] },
  });
  await send('nid', 'back');
  expect((await sendKind(platform, player, 'nid')).json()).toMatchObject({ state: 'waiting', kind: 'nid', reason: null });
});

it('is decided once, also by two people at the same time', async () => {
  await sendPassport(platform, player);
  const id = await lastOf();
  const outcomes = await Promise.allSettled([decide(null, id), decide(IDENTITY_REASONS[1], id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(decide(null, id)).rejects.toMatchObject({ code: 'funds.not_changeable' });
  await expect(decide(null, 999_999)).rejects.toMatchObject({ code: 'platform.not_found' });
});

it('is sent once when two pages send at the same time', async () => {
  await send('passport', 'front');
  const answers = await Promise.all([sendKind(platform, player, 'passport'), sendKind(platform, player, 'passport')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

it('deletes the files some time after the decision, and keeps the result', async () => {
  await sendPassport(platform, player);
  await decide(null);
  platform.clock.advance(IDENTITY_KEPT_DAYS * 86_400 - 1);
  await sweepIdentity(platform.context);
  expect(await rowsLeft()).toEqual({ documents: 1, files: 1 });
  platform.clock.advance(1);
  await sweepIdentity(platform.context);
  expect(await rowsLeft()).toEqual({ documents: 1, files: 0 });
  const later = await logInAgain();
  expect(await identityOf(platform, later)).toMatchObject({ state: 'accepted', sides: [] });
  expect((await download('front', later)).statusCode).toBe(404);
});

it('deletes files that were not sent for checking, and keeps those that wait', async () => {
  await send('nid', 'front');
  platform.clock.advance(IDENTITY_DRAFT_HOURS * 3600);
  await sweepIdentity(platform.context);
  expect(await rowsLeft()).toEqual({ documents: 0, files: 0 });
  await sendPassport(platform, await logInAgain());
  platform.clock.advance(IDENTITY_DRAFT_HOURS * 3600);
  await sweepIdentity(platform.context);
  expect(await rowsLeft()).toEqual({ documents: 1, files: 1 });
});

it('deletes everything when the account is closed for good', async () => {
  await setCash(platform, player, 0n);
  await sendPassport(platform, player);
  await closeAccountOf(platform, player);
  expect(await rowsLeft()).toEqual({ documents: 1, files: 1 });
  platform.clock.advance(CLOSING_WAIT_S);
  await closeDueAccounts(platform.context);
  expect(await rowsLeft()).toEqual({ documents: 0, files: 0 });
});
