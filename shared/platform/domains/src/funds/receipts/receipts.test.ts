import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { newTrx, verifyPhone } from '../deposits/testing';
import { findMethodByName } from '../payment-methods/payment-methods.repository';
import { ask } from '#safer-play/testing';
import { keepReceipt } from './receipts.service';

let platform: TestPlatform;
type Player = Awaited<ReturnType<TestPlatform['signUp']>>;
let player: Player;
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await platform.signUp();
});
afterAll(() => platform.stop());

const MB = 1_048_576;
const JPG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const text = (words: string) => [...Buffer.from(words)];
const fileOf = (name: string, bytes: number[], length = bytes.length) => {
  const content = new Uint8Array(length);
  content.set(bytes);
  // Every file claims to be a PNG, because the type that a sender gives is ignored.
  return new File([content], name, { type: 'image/png' });
};

let numbers = 0;
/** Adds a request of the player and nothing else. */
async function addTransaction() {
  const number = `D9${(numbers += 1)}`;
  const at = platform.clock.now().toISOString();
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    insert into cash_transaction (number, player_id, action, key, amount, method_id, method_name, account_number, trx_key,
      initiated_at, submitted_at, updated_at)
    select ${number}, ${player.playerId}, 'deposit', '2', 50000, id, name, '01700000000', ${number}, ${at}, ${at}, ${at} from payment_method limit 1
    returning id`);
  return { number, id: Number(rows[0]?.id) };
}
const keep = (transactionId: number, file: File) =>
  inTransaction(platform.db, (tx) => keepReceipt(tx, { transactionId, playerId: player.playerId, file, at: platform.clock.now() }));
const fetchReceipt = (number: string, { token } = player) =>
  platform.app.inject({
    url: `/api/transaction/receipt?transaction_id=${encodeURIComponent(number)}`,
    headers: { authorization: `Bearer ${token}` },
  });

it.each([
  ['slip.jpg', JPG, 'image/jpeg', 'jpg'],
  ['slip.JPEG', JPG, 'image/jpeg', 'jpg'],
  ['slip.png', PNG, 'image/png', 'png'],
  ['my slip.of.today.PDF', text('%PDF-1.7'), 'application/pdf', 'pdf'],
])('keeps %s and hands it out as an attachment under a name of its own', async (name, bytes, type, extension) => {
  const { number, id } = await addTransaction();
  await keep(id, fileOf(name, bytes, 100));
  const answer = await fetchReceipt(number);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(Buffer.from([...bytes, ...Array.from({ length: 100 - bytes.length }, () => 0)]));
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename="receipt-${number}.${extension}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

it.each([
  ['a program called a picture', 'slip.png', text('MZ\x90\0')],
  ['a picture called a document', 'slip.pdf', PNG],
  ['a document called a picture', 'slip.jpg', text('%PDF-1.7')],
  ['a picture called by another picture’s name', 'slip.png', JPG],
  ['a picture called a page', 'slip.html', PNG],
  ['a picture called a program', 'slip.png.exe', PNG],
  ['a drawing that can hold a script', 'slip.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a drawing called a picture', 'slip.png', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', 'slip.html', text('<html>')],
  ['a page called a document', 'slip.pdf', text('<html>%PDF-1.7')],
  ['a page in front of a picture', 'slip.png', [...text('<script>'), ...PNG]],
  ['a document behind a picture', 'slip.pdf', [...PNG, ...text('%PDF-1.7')]],
  ['a page behind a picture', 'slip.png', [...PNG, ...text('<script>alert(1)</script>')]],
  ['a document with a script', 'slip.pdf', text('%PDF-1.7\n1 0 obj <</S /JavaScript /JS (app.alert(1))>>')],
  ['a GIF', 'slip.gif', text('GIF89a')],
  ['half of a beginning', 'slip.png', PNG.slice(0, 7)],
  ['nothing', 'slip.png', []],
  ['a name without an extension', 'png', PNG],
  ['an extension of nothing', 'slip.', PNG],
])('refuses %s', async (_name, name, bytes) => {
  const { number, id } = await addTransaction();
  await expect(keep(id, fileOf(name, bytes))).rejects.toMatchObject({ code: 'funds.receipt_kind' });
  expect((await fetchReceipt(number)).statusCode).toBe(404);
});

it('keeps exactly 5 MB and not a byte more', async () => {
  const { id } = await addTransaction();
  await keep(id, fileOf('slip.png', PNG, 5 * MB));
  await expect(keep(id, fileOf('slip.png', PNG, 5 * MB + 1))).rejects.toMatchObject({ code: 'funds.receipt_too_large' });
});

it('keeps one receipt for each request: the last one', async () => {
  const { number, id } = await addTransaction();
  await keep(id, fileOf('first.png', PNG));
  await keep(id, fileOf('second.pdf', text('%PDF-second')));
  expect((await fetchReceipt(number)).body).toBe('%PDF-second');
});

it('shows a receipt to nobody but its owner', async () => {
  const { number, id } = await addTransaction();
  await keep(id, fileOf('slip.png', PNG));
  const other = await platform.signUp();
  const answers = [
    await fetchReceipt(number, other),
    await fetchReceipt('D1'),
    await fetchReceipt("' or 1=1 --"),
    await fetchReceipt('../../etc/passwd'),
  ];
  for (const answer of answers) expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'platform.not_found']);
  expect((await platform.app.inject({ url: `/api/transaction/receipt?transaction_id=${number}` })).statusCode).toBe(401);
});

describe('sent with a deposit', () => {
  async function submit(file: File) {
    const sender = await platform.signUp();
    const phone = await verifyPhone(platform, sender);
    const method = await findMethodByName(platform.db, 'Padma Wallet', 'Merchant');
    await ask(
      platform,
      sender,
      `get-wallet-number?${new URLSearchParams({ name: 'Padma Wallet', account_type: 'Merchant', amount: '700' })}`,
    );
    const form = new FormData();
    const fields = { account_number: phone, transaction_id: newTrx(), amount: '700', payment_id: String(method?.id), promotion_id: '' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('receipt', file);
    const sent = new Response(form);
    const headers = { authorization: `Bearer ${sender.token}`, 'content-type': sent.headers.get('content-type') ?? '' };
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/api/submit-deposit',
      headers,
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    const { rows } = await platform.db.execute(sql`select 1 from cash_transaction where player_id = ${sender.playerId}`);
    return { sender, answer, written: rows.length };
  }

  it('stays with the request, for its owner to fetch', async () => {
    const { sender, answer, written } = await submit(fileOf('../../slip.png', PNG));
    expect([answer.statusCode, written]).toEqual([200, 1]);
    const receipt = await fetchReceipt(answer.json<{ transaction_id: string }>().transaction_id, sender);
    expect(receipt.rawPayload).toEqual(Buffer.from(PNG));
  });

  it.each([
    ['a program called a picture', fileOf('slip.png', text('MZ')), 422, 'funds.receipt_kind'],
    ['an empty file', fileOf('slip.png', []), 422, 'funds.receipt_kind'],
    ['a byte more than 5 MB', fileOf('slip.png', PNG, 5 * MB + 1), 413, 'funds.receipt_too_large'],
  ])('stops the whole request when it is %s', async (_name, file, status, code) => {
    const { answer, written } = await submit(file);
    expect([answer.statusCode, answer.json<{ code: string }>().code, written]).toEqual([status, code, 0]);
  });
});
