import { ApiError, call, connectClient } from '@site/api';
import { login } from '@site/api/contracts/access';
import { getGames, setFavouriteGame } from '@site/api/contracts/catalogue';
import { answer, networkFailure, never, offContract, refusal } from './reply';
import { endStub, on, stubApi } from './stub-api';
import { startFakeClock } from './fake-clock';

const NO_GAMES = { games: [], message: 'ok' };

const failureOf = async (promise: Promise<unknown>) => {
  const problem: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(problem).toBeInstanceOf(ApiError);
  return problem as ApiError;
};

it('gives the stubbed answers, below the real client', async () => {
  const api = stubApi(on(getGames, NO_GAMES));
  await expect(call(getGames, { type: 'SLOT' })).resolves.toEqual(NO_GAMES);
  expect(api.sentTo(getGames)).toMatchObject([{ method: 'GET', path: '/api/get-games', query: { type: 'SLOT' } }]);
  expect(api.writes()).toEqual([]);
});

it('records body and bearer of a write', async () => {
  const api = stubApi(on(setFavouriteGame, { success: true }));
  connectClient({ session: { token: () => 'T1', renewed: () => {} } });
  await call(setFavouriteGame, { gameCode: 'PP1042', favourite: true });
  const [sent] = api.writes();
  expect(sent?.body).toEqual({ gameCode: 'PP1042', favourite: true });
  expect(sent?.headers['authorization']).toBe('Bearer T1');
});

it('gives several answers in turn and repeats the last one', async () => {
  stubApi(on(setFavouriteGame, refusal('catalogue.unknown_game'), { success: true }));
  const input = { gameCode: 'X', favourite: true };
  await failureOf(call(setFavouriteGame, input));
  await expect(call(setFavouriteGame, input)).resolves.toEqual({ success: true });
  await expect(call(setFavouriteGame, input)).resolves.toEqual({ success: true });
});

it('refuses with the message and status of the catalogue', async () => {
  stubApi(on(login, refusal('access.locked', { retryAfterS: 900 })));
  const problem = await failureOf(call(login, { username: 'rahim2026', password: 'secret123' }));
  expect(problem).toMatchObject({ kind: 'refused', status: 429, code: 'access.locked', retryAfterS: 900 });
  expect(problem.serverMessage).toBe('Too many failed log-ins. Please try again in 15 minutes.');
});

it('fails like a network, also for calls without a stub', async () => {
  stubApi(on(login, networkFailure()));
  expect((await failureOf(call(login, { username: 'a', password: 'b' }))).kind).toBe('unreachable');
  expect((await failureOf(call(setFavouriteGame, { gameCode: 'X', favourite: true }))).kind).toBe('unreachable');
});

it('hangs until the client gives up', async () => {
  const clock = startFakeClock();
  stubApi(on(login, never()));
  const pending = failureOf(call(login, { username: 'a', password: 'b' }));
  await clock.advance(10_000);
  expect((await pending).kind).toBe('unreachable');
});

it('sends headers', async () => {
  const renewed = jest.fn();
  connectClient({ session: { token: () => 'T1', renewed } });
  stubApi(on(setFavouriteGame, answer({ success: true }, { 'x-renewed-token': 'T2' })));
  await call(setFavouriteGame, { gameCode: 'X', favourite: true });
  expect(renewed).toHaveBeenCalledWith('T2');
});

it('refuses a stub that is off contract, unless that is the point', async () => {
  // @ts-expect-error: an answer without its games does not compile either
  expect(() => on(getGames, { message: 'ok' })).toThrow('The stub of GET /api/get-games is off contract: games');
  stubApi(on(login, offContract({ surprise: true })));
  expect((await failureOf(call(login, { username: 'a', password: 'b' }))).kind).toBe('off-contract');
});

it('fails a test with a computed answer that breaks the contract', async () => {
  stubApi(on(setFavouriteGame, () => ({ success: false }) as unknown as { success: true }));
  await failureOf(call(setFavouriteGame, { gameCode: 'X', favourite: true }));
  expect(endStub).toThrow('The stub of POST /api/favourite-games is off contract: success');
});
