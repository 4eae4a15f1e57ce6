import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { describeSlowClients, QUICK_LIMITS } from '@site/platform-testing/slow-clients';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ timeLimits: QUICK_LIMITS });
  await platform.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => platform.stop());

describeSlowClients({ app: () => platform.app, post: '/api/login', read: '/api/general' });
