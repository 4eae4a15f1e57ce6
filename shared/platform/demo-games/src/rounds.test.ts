import { MINES, POKER, SLOT, suppliersUnderTest } from './testing';

jest.setTimeout(60_000);

const { clock, launch, open, platform, post, sent, spin } = suppliersUnderTest();

it('takes the bet, settles the round and shows the balance of the last answer', async () => {
  const session = await open(SLOT);
  const played = await spin(session);
  expect(played.round.status).toBe('settled');
  expect(sent('bet')).toHaveLength(1);
  expect(sent('win')).toMatchObject([{ finished: '1', round_id: sent('bet')[0]?.['round_id'] }]);
  expect(platform().balance).toBe(100_000 - 1000 + played.round.payout);
  expect(played.balance).toBe((platform().balance / 100).toFixed(2));
});

it('plays a round once however often it is sent', async () => {
  const session = await open(SLOT);
  const answers = await Promise.all(Array.from({ length: 8 }, () => spin(session)));
  const later = await spin(session);
  expect(sent('bet')).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(later.round.payout).toBe(platform().balance - 99_000);
});

it('reports a balance that is too low, and shows it', async () => {
  const session = await open(SLOT);
  const played = await spin(session, 'round-0001', 500_000);
  expect(played.round).toMatchObject({ status: 'refused', refusal: 'INSUFFICIENT_FUNDS', payout: null });
  expect(platform().balance).toBe(100_000);
});

it('continues an open round in the next launch of the game', async () => {
  const session = await open(MINES);
  const begun = await post('/api/rounds', { session, round: 'round-0001', stake: 1000, choice: { mines: 1 } });
  expect(begun.round).toMatchObject({ status: 'open', result: { mines: null } });
  expect(await post('/api/rounds', { session, round: 'round-0002', stake: 1000, choice: { mines: 1 } })).toMatchObject({
    status: 409,
    problem: 'busy',
  });
  platform().games.set('token-2', MINES);
  const next = await launch('token-2');
  expect((await post('/api/session', { session: next })).open.round).toBe('round-0001');
  const act = (action: object) => post('/api/rounds/act', { session: next, round: 'round-0001', action });
  const picked = await act({ kind: 'pick', tile: 0 });
  // One tile of 25 is the mine, and it ends the round.
  const ended = picked.round.status === 'open' ? await act({ kind: 'cash-out' }) : picked;
  expect(ended.round.status).toBe('settled');
  expect(platform().balance).toBe(99_000 + ended.round.payout);
});

it.each([{ stake: 99 }, { stake: 500_001 }, { stake: 10.5 }, { stake: '1000' }, { stake: -1000 }, { choice: null }, { round: 'x' }])(
  'refuses a round with %j without a bet on the platform',
  async (wrong) => {
    const session = await open(SLOT);
    const answer = await post('/api/rounds', { session, round: 'round-0001', stake: 1000, choice: {}, ...wrong });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(sent('bet')).toHaveLength(0);
  },
);

it.each([
  ['play', 'play'],
  ['fold', 'fold'],
])('keeps a poker hand open until the player decides to %s', async (kind, decision) => {
  const session = await open(POKER);
  const dealt = await post('/api/rounds', { session, round: 'round-0001', stake: 1000, choice: {} });
  expect(dealt.round).toMatchObject({ status: 'open', result: { dealer: null, decision: null } });
  const ended = await post('/api/rounds/act', { session, round: 'round-0001', action: { kind } });
  expect(ended.round).toMatchObject({ status: 'settled', result: { decision } });
  expect(platform().balance).toBe(99_000 + ended.round.payout);
});

it('limits the rounds of a player in a minute, and returns the time to wait', async () => {
  const session = await open(SLOT);
  const place = () => post('/api/rounds', { session, round: 'x', stake: 1000, choice: {} });
  for (let nth = 0; nth < 300; nth++) expect((await place()).status).toBe(400);
  expect(await place()).toMatchObject({ status: 429, problem: 'too_many' });
  expect((await post('/api/session', { session })).status).toBe(200);
  clock.advance(60);
  expect((await place()).status).toBe(400);
});
