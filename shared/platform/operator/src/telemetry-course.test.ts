import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { joinAs } from './testing-console';
import type { TelemetryCourse } from './telemetry.shapes';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const report = (kind: string, minutesAgo: number, devices: number) =>
  platform.db.execute(sql`
    insert into telemetry_devices (remote, release, device, cohort, kind, up_to, serial, last_minute)
    select 'mf-chat', '1.0.0-a', md5(${kind} || ${minutesAgo} || n::text), 'live', ${kind}, 0, 12,
      ${new Date(platform.clock.now().getTime() - minutesAgo * 60_000).toISOString()}
    from generate_series(1, ${devices}) as n`);

it('counts starts and failures by quarter of the last six hours', async () => {
  await report('mounted', 5, 10);
  await report('crashed', 5, 2);
  await report('load-failed', 20, 1);
  await report('mounted', 400, 7);
  const viewer = await joinAs(platform, 'vera', 'viewer');
  const course = (await viewer.browser.get('telemetry/course')).json<TelemetryCourse>();
  expect([course.steps, course.step_s]).toEqual([24, 900]);
  expect(course.points).toEqual([
    { remote: 'mf-chat', release: '1.0.0-a', step: 22, starts: 1, failures: 1 },
    { remote: 'mf-chat', release: '1.0.0-a', step: 23, starts: 10, failures: 2 },
  ]);
});

it('is for people with a role only', async () => {
  expect((await platform.operator.inject({ url: '/operator/telemetry/course', headers: { 'x-operator-key': 'wrong' } })).statusCode).toBe(
    404,
  );
});
