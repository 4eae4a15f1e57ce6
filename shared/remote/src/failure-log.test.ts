import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { loggingCaches, saying } from './failure-log';

/** A failure in the form that the client throws. */
const failure = () => Object.assign(new Error('fault'), { kind: 'fault', status: 500, requestId: 'r-1', call: 'GET /api/inbox' });
const lines = () => jest.mocked(console.error).mock.calls;

let client: QueryClient;
const onFailure = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  onFailure.mockClear();
  client = new QueryClient({ ...loggingCaches({ onFailure }), defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  client.clear();
  jest.restoreAllMocks();
});

it('EXCHANGE-037: logs a failed read with area, call and request id', async () => {
  await expect(client.fetchQuery({ queryKey: ['chat', 'inbox'], queryFn: () => Promise.reject(failure()) })).rejects.toThrow();
  expect(lines()).toEqual([
    ['A call failed', expect.objectContaining({ area: 'chat', call: 'GET /api/inbox', requestId: 'r-1', status: 500, kind: 'fault' })],
  ]);
});

it('RECORDS-041: logs a repeated read once until it succeeds, and reports every failure', async () => {
  const answers = [failure(), failure(), 'inbox', failure()];
  const observer = new QueryObserver(client, {
    queryKey: ['chat', 'inbox'],
    queryFn: () => {
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  const stop = observer.subscribe(() => {});
  for (const logged of [1, 1, 1, 2]) {
    await observer.refetch({ cancelRefetch: false });
    expect(lines()).toHaveLength(logged);
  }
  expect(onFailure).toHaveBeenCalledTimes(3);
  stop();
});

it('logs a failure once, however many screens watch it', async () => {
  const query = { queryKey: ['chat', 'chats'], queryFn: () => Promise.reject(failure()) };
  const stops = [1, 2, 3].map(() => new QueryObserver(client, query).subscribe(() => {}));
  await client.fetchQuery(query).catch(() => undefined);
  expect(lines()).toHaveLength(1);
  stops.forEach((stop) => stop());
});

it('logs the specified text of a failure, chosen by the failure where texts differ', async () => {
  const read = (says: Parameters<typeof saying>[0]) =>
    client.fetchQuery({ queryKey: [String(says)], queryFn: () => Promise.reject(failure()), meta: saying(says) }).catch(() => undefined);
  await read('Failed to fetch games');
  await read((problem) => `Because of ${problem.message}`);
  expect(lines().map(([words]) => words as unknown)).toEqual(['Failed to fetch games', 'Because of fault']);
});

it('logs a failed write', async () => {
  const write = new MutationObserver(client, { mutationKey: ['funds'], mutationFn: () => Promise.reject(failure()) });
  await write.mutate().catch(() => undefined);
  expect(lines()).toEqual([['A call failed', expect.objectContaining({ area: 'funds', requestId: 'r-1' })]]);
});

it('logs nothing for a cancelled read', async () => {
  const read = client.fetchQuery({
    queryKey: ['chat'],
    queryFn: ({ signal }) => new Promise((_, no) => signal.addEventListener('abort', no)),
  });
  const given = read.catch(() => undefined);
  await client.cancelQueries({ queryKey: ['chat'] });
  await given;
  expect(lines()).toEqual([]);
});
