import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { isSignedWith } from '@site/platform-domains/signature';

export const SECRET = 'test-secret';
type Params = Record<string, string>;
export interface FakeGame {
  code: string;
  name: string;
  type: string;
  platform: string;
}

/** An in-memory seamless wallet; `fail` makes the next calls of an action lose their answer or their request. */
export async function createFakePlatform(game: FakeGame, { balance = 100_000, language = 'en' } = {}) {
  const app = Fastify();
  const seen = new Map<string, object>();
  const calls: Params[] = [];
  const faults: { action: string; mode: 'before' | 'after'; left: number }[] = [];
  const platform = {
    app,
    calls,
    balance,
    /** Error code for every bet; empty accepts bets. */
    betRefusal: '',
    /** Bets are answered after it. */
    held: Promise.resolve(),
    games: new Map<string, FakeGame>([['token-1', game]]),
    language,
    /** Free spins in the game; the fake uses one for each bet that names them. */
    freeSpins: null as { id: string; stake: string; left: number; total: number } | null,
    fail,
    origin: '',
  };
  await app.register(formbody);

  function fail(action: string, mode: 'before' | 'after', left = 1) {
    faults.push({ action, mode, left });
  }
  const money = () => (platform.balance / 100).toFixed(2);
  const paisa = (amount: string | undefined) => Math.round(Number(amount) * 100);
  const shown = () => ({ balance: money(), ...(platform.freeSpins?.left ? { free_spins: { ...platform.freeSpins } } : {}) });
  const refuse = (code: string) => ({ error_code: code, error_description: code, balance: money() });

  function answer(params: Params): object {
    const { action, transaction_id: id = '' } = params;
    if (action === 'session') {
      const played = platform.games.get(params['launch_token'] ?? '');
      if (!played || !platform.games.delete(params['launch_token'] ?? '')) return refuse('TOKEN_INVALID');
      return { session_id: 'ps-1', player_id: 'p-1', player_name: 'rahim', game: played, ...shown(), language: platform.language };
    }
    if (action === 'balance') return shown();
    const known = seen.get(id);
    if (known) return known;
    if (action === 'bet') {
      if (seen.has(`tombstone-${id}`)) return refuse('TRANSACTION_REFUNDED');
      if (platform.betRefusal) return refuse(platform.betRefusal);
      const free = params['free_spins'];
      if (free !== undefined) {
        if (!platform.freeSpins?.left) return refuse('FREE_SPIN_OVER');
        platform.freeSpins.left -= 1;
      } else {
        if (paisa(params['amount']) > platform.balance) return refuse('INSUFFICIENT_FUNDS');
        platform.balance -= paisa(params['amount']);
      }
    } else if (action === 'win') platform.balance += paisa(params['amount']);
    else if (action === 'refund') {
      const bet = params['bet_transaction_id'] ?? '';
      if (seen.has(bet)) platform.balance += paisa(params['amount']);
      seen.set(`tombstone-${bet}`, {});
    }
    const done = { ...shown(), transaction_id: id };
    seen.set(id, done);
    return done;
  }

  app.post<{ Body: Params }>('/seamless', async (request, reply) => {
    const params = { ...request.body };
    const of = (name: string) => String(request.headers[name] ?? '');
    const headers = { merchantId: of('x-merchant-id'), timestamp: of('x-timestamp'), nonce: of('x-nonce') };
    if (!isSignedWith(SECRET, of('x-sign'), params, headers)) return refuse('SIGNATURE_INVALID');
    calls.push(params);
    if (params['action'] === 'bet') await platform.held;
    const fault = faults.find(({ action, left }) => action === params['action'] && left > 0);
    if (fault) fault.left -= 1;
    if (fault?.mode === 'before') return reply.code(502).send('away');
    const body = answer(params);
    return fault ? reply.code(502).send('away') : body;
  });
  platform.origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return platform;
}
