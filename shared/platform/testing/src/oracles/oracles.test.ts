import { randomUUID } from 'node:crypto';
import { approve, fail, newDeposit, newWithdrawal, signUpReady, type TestPlayer } from '@site/platform-domains/funds/testing';
import { cashOf } from '@site/platform-domains/ledger';
import { sql } from '@site/platform-kit/data/sql';
import { addMatch } from '@site/platform-exchange/bets/testing';
import { createTestPlatform, type TestPlatform } from '../test-platform';
import type { Oracle, Witness, PlayerWrite } from './oracle';
import { ORACLES } from './oracles';
import { PLANTS } from './plants';

let platform: TestPlatform;
let depositor: TestPlayer;
let writes: PlayerWrite[];

/** A player with an approved deposit and a returned withdrawal, and another one with a bet that is matched. */
async function begin() {
  platform = await createTestPlatform();
  depositor = await signUpReady(platform);
  const withdrawal = await newWithdrawal(platform, depositor);
  await fail(platform, withdrawal);
  const deposit = await newDeposit(platform, depositor);
  await approve(platform, deposit);
  const bettor = await signUpReady(platform);
  const reference = randomUUID();
  await bet(bettor, reference);
  const of = (player: TestPlayer, kind: PlayerWrite['kind'], key: string): PlayerWrite => ({
    kind,
    key,
    player: player.remoteId,
    outcome: 'acknowledged',
    tries: 1,
  });
  writes = [of(depositor, 'approval', deposit), of(depositor, 'return', withdrawal), of(bettor, 'bet', reference)];
  writes.push(of(depositor, 'sign-up', depositor.username));
}

async function bet(player: TestPlayer, reference: string) {
  const match = addMatch(platform);
  match.offer([[2, 10_000]], [[2.02, 10_000]]);
  const asked = { marketId: match.odds, eventId: match.event, selection: 'A', odds: 2, side: 'back', stake: 300, client_ref: reference };
  const headers = { authorization: `Bearer ${player.token}` };
  const { statusCode } = await platform.app.inject({ method: 'POST', url: '/api/exchange/bets', headers, payload: asked });
  expect(statusCode).toBe(200);
}

const witness = (known: Partial<Witness> = {}): Witness => ({
  writes: () => writes,
  wallets: () => [],
  heard: () => [],
  loggedOut: () => [],
  crashed: () => [],
  ...known,
});

const brokenBy = async (known?: Partial<Witness>) => {
  const found = await Promise.all(
    ORACLES.map(async ({ name, check }: Oracle) => ({ name, problems: await check(platform.db, witness(known)) })),
  );
  return found.filter(({ problems }) => problems.length);
};

describe('the oracles of a site that works', () => {
  beforeAll(begin);
  afterAll(() => platform.stop());

  it('find nothing wrong', async () => {
    const cash = await cashOf(platform.db, depositor.playerId);
    const heard = () => [{ player: depositor.remoteId, paisa: [200_000n, 150_000n, cash] }];
    const wallets = () => [{ player: depositor.remoteId, paisa: cash, writes: 3 }];
    expect(await brokenBy({ heard, wallets })).toEqual([]);
  });

  it('say which write is missing, or was refused and is there', async () => {
    const [approval, returned] = writes;
    const known: PlayerWrite[] = [
      { kind: 'message', key: 'lost-message', player: '7', outcome: 'acknowledged', tries: 1 },
      { kind: 'message', key: 'unknown-message', player: '7', outcome: 'unknown', tries: 2 },
      ...(approval ? [{ ...approval, outcome: 'refused' as const }] : []),
      ...(returned ? [{ ...returned, outcome: 'refused' as const, tries: 2 }] : []),
    ];
    expect(await brokenBy({ writes: () => known })).toEqual([
      {
        name: 'writes',
        problems: [
          'message lost-message of player 7 was acknowledged after 1 tries and is there 0 times',
          `approval ${approval?.key} of player ${depositor.remoteId} was refused after 1 tries and is there 1 times`,
        ],
      },
    ]);
  });

  it('see a wallet that differs from the answers to its player, unless the player went on meanwhile', async () => {
    let writesOfPlayer = 3;
    const wallet = { player: depositor.remoteId, paisa: 5n };
    const wallets = () => [{ ...wallet, writes: writesOfPlayer }];
    expect(await brokenBy({ wallets })).toMatchObject([{ name: 'wallets', problems: [expect.stringContaining('add up to 5')] }]);
    expect(await brokenBy({ wallets: () => [{ ...wallet, writes: writesOfPlayer++ }] })).toEqual([]);
  });

  it('see balances that a page heard in another order', async () => {
    const hearing = (...paisa: bigint[]) => brokenBy({ heard: () => [{ player: depositor.remoteId, paisa }] });
    expect(await hearing(0n, 200_000n, 150_000n, 150_000n, 200_000n)).toEqual([]);
    expect(await hearing(150_000n, 200_000n, 150_000n)).toMatchObject([
      { name: 'events', problems: [expect.stringContaining('heard 150000 paisa after a later balance')] },
    ]);
  });

  it('pass on what pages and processes saw', async () => {
    const seen = { loggedOut: () => ['player 7 was logged out by /api/balance'], crashed: () => ['api-1 ended with code 1'] };
    expect((await brokenBy(seen)).map(({ name }) => name)).toEqual(['sessions', 'processes']);
  });

  it('see a bet that waits after its delay', async () => {
    await platform.db.execute(sql`update exchange_bet set state = 'PLACED', waiting_stake = 0, decide_at = now() - interval '1 min'`);
    expect(await brokenBy()).toContainEqual({ name: 'delays', problems: [expect.stringContaining('is not decided')] });
  });
});

describe('the oracles of a site with a bug', () => {
  beforeEach(begin);
  afterEach(() => platform.stop());

  // A log-out is seen by the page that was logged out, so the database alone does not show it.
  it.each(Object.entries(PLANTS).filter(([name]) => name !== 'logged-out'))('name the planted bug %s', async (_name, { seenBy, plant }) => {
    expect(await plant(platform.db)).toBeGreaterThan(0);
    const [{ name, problems } = { name: '', problems: [] }] = await brokenBy();
    expect([name, problems]).toEqual([seenBy, [expect.any(String)]]);
  });
});
