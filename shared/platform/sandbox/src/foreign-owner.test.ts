import { sql } from '@site/platform-kit/data/sql';
import type { Endpoint } from '@site/api/schema';
import { readLimits } from '@site/platform-kit/pace/limits';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
type Player = Awaited<ReturnType<TestPlatform['signUp']>>;
let own: Player;
let victim: Player;
beforeAll(async () => {
  const settings = { limits: readLimits('foreignOwnersPerPlayer=10000/60') };
  platform = await createTestPlatform({ settings });
  own = await platform.signUp();
  victim = await platform.signUp();
});
afterAll(() => platform.stop());

const OWNER_KEYS = ['remote_id', 'userId'] as const;

type Fields = Record<string, string>;

const playerEndpoints = () => platform.app.endpoints.filter(({ access }) => access === 'player');

const send = ({ method, path }: Endpoint, fields: Fields) => {
  const url = path.replace(/:\w+/g, '1');
  const isRead = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  return platform.app.inject({
    method,
    url: isRead ? `${url}?${query}` : url,
    headers: { authorization: `Bearer ${own.token}` },
    ...(isRead ? {} : { payload: fields }),
  });
};

/** Every row that belongs to the player, in all tables. */
async function rowsOf(playerId: number) {
  const { rows: tables } = await platform.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'player_id' and table_name not like 'audit_log%' order by 1`);
  expect(tables.length).toBeGreaterThan(5);
  const kept = await Promise.all([
    platform.db.execute(sql`select * from players where id = ${playerId}`),
    ...tables.map(({ name }) => platform.db.execute(sql`select * from ${sql.identifier(name)} where player_id = ${playerId} order by 1`)),
  ]);
  return kept.map(({ rows }) => rows);
}

const auditRows = async () =>
  (
    await platform.db.execute<{ path: string }>(sql`
      select detail ->> 'path' as path from audit_log where action = 'foreign_owner' and player_id = ${own.playerId} order by id`)
  ).rows.map(({ path }) => path);

it.each(OWNER_KEYS)(
  'PLATFORM-004: no call of a player accepts another’s %s: nothing is shown or changed, and it is audited',
  async (key) => {
    const before = [await rowsOf(victim.playerId), await rowsOf(own.playerId)];
    const written = (await auditRows()).length;
    const caught: string[] = [];
    for (const endpoint of playerEndpoints()) {
      for (const id of [victim.remoteId, String(victim.playerId)]) {
        const answer = await send(endpoint, { [key]: id });
        expect([endpoint.path, answer.json<{ code: string }>().code]).toEqual([endpoint.path, 'platform.forbidden']);
        expect(answer.body).not.toContain(victim.username);
        caught.push(endpoint.path);
      }
    }
    expect(caught.length).toBeGreaterThan(40);
    expect((await auditRows()).slice(written)).toEqual(caught);
    expect([await rowsOf(victim.playerId), await rowsOf(own.playerId)]).toEqual(before);
  },
);
