import { PRACTICE_MINUTES } from '@site/api/contracts/catalogue';
import { until } from '@site/testing/patience';
import { writeTicket } from '@site/platform-domains/practice-ticket';
import { SECRET } from './fake-platform';
import { MINES, SLOT, suppliersUnderTest } from './testing';

const { clock, get, open, platform, post, readPage, restart, spin, sweep } = suppliersUnderTest();

let count = 0;
const ticketOf = (game = SLOT, secret = SECRET) => {
  const until = Math.floor(clock.now().getTime() / 1000) + 60;
  return writeTicket({ ...game, id: `practice-${(count += 1)}`, language: 'en', until }, secret);
};

/** Opens a game without money beside a server that also serves games with money. */
async function openPractice(game = SLOT) {
  const money = await open(game);
  platform().calls.length = 0;
  const page = await readPage({ practice: ticketOf(game) });
  return { money, page, session: page.session };
}

it('begins with practice money and says that it is practice', async () => {
  const { page } = await openPractice();
  expect(page).toMatchObject({ isPractice: true, balance: '10000.00' });
});

it('plays rounds with practice money, and the platform hears nothing of them', async () => {
  const { session } = await openPractice();
  let money = 1_000_000;
  for (let nth = 1; nth <= 10; nth++) {
    const { balance, round } = await spin(session, `round-000${nth}`, 50_000);
    expect(round.status).toBe('settled');
    money += round.payout - 50_000;
    expect(balance).toBe((money / 100).toFixed(2));
  }
  expect(platform().calls).toEqual([]);
  expect(platform().balance).toBe(100_000);
});

it('takes no stake above its practice money', async () => {
  const { session } = await openPractice(MINES);
  const lose = async (nth: number) => {
    const round = `round-000${nth}`;
    await post('/api/rounds', { session, round, stake: 500_000, choice: { mines: 10 } });
    for (let tile = 0; tile < 25; tile++) {
      const { status } = (await post('/api/rounds/act', { session, round, action: { kind: 'pick', tile } })).round;
      if (status === 'settled') return;
    }
  };
  await lose(1);
  await lose(2);
  const { round } = await post('/api/rounds', { session, round: 'round-0003', stake: 500_000, choice: { mines: 10 } });
  expect(round).toMatchObject({ status: 'refused', refusal: 'INSUFFICIENT_FUNDS' });
  expect(await post('/api/practice/refill', { session })).toMatchObject({ status: 200, balance: '10000.00' });
});

it('is not refilled while a round is open', async () => {
  const { session } = await openPractice(MINES);
  await post('/api/rounds', { session, round: 'round-0001', stake: 1000, choice: { mines: 1 } });
  expect(await post('/api/practice/refill', { session })).toMatchObject({ status: 409, problem: 'busy' });
});

it('pays an abandoned round into practice money', async () => {
  const { session } = await openPractice(MINES);
  await post('/api/rounds', { session, round: 'round-0001', stake: 1000, choice: { mines: 1 } });
  clock.advance(901);
  await sweep();
  expect(await post('/api/session', { session })).toMatchObject({ balance: '10000.00', open: null });
  expect(platform().calls).toEqual([]);
});

it('ends when the player ends it, and by itself after its time', async () => {
  const { session } = await openPractice();
  expect(await post('/api/practice/end', { session })).toMatchObject({ status: 200, isClosed: true });
  expect(await spin(session)).toMatchObject({ status: 409, problem: 'closed' });

  const next = (await readPage({ practice: ticketOf() })).session;
  clock.advance(PRACTICE_MINUTES * 60);
  expect(await spin(next)).toMatchObject({ status: 409, problem: 'closed' });
  expect(await post('/api/practice/refill', { session: next })).toMatchObject({ status: 409 });
});

it('opens once for each ticket, and for no forged one', async () => {
  await open(SLOT);
  const ticket = ticketOf();
  expect((await get(`/play?practice=${ticket}`)).statusCode).toBe(200);
  expect((await get(`/play?practice=${ticket}`)).statusCode).toBe(410);
  expect((await get(`/play?practice=${ticketOf(SLOT, 'another-secret')}`)).statusCode).toBe(410);
});

it.each(['/api/practice/refill', '/api/practice/end'])('refuses %s for a session with money', async (path) => {
  const { money } = await openPractice();
  expect(await post(path, { session: money })).toMatchObject({ status: 403 });
  expect(await spin(money)).toMatchObject({ status: 200 });
});

it('is forgotten an hour after its end, and games with money stay', async () => {
  const { money, session } = await openPractice();
  await spin(session);
  await restart(PRACTICE_MINUTES * 60 + 3601);
  // A server looks at old practice when it starts, and may still be at it.
  await until(async () => (await post('/api/session', { session })).status === 404);
  expect(await post('/api/session', { session: money })).toMatchObject({ status: 200 });
});
