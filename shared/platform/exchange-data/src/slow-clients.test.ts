import { describeSlowClients, QUICK_LIMITS } from '@site/platform-testing/slow-clients';
import { hostUnderTest } from './testing';

const host = hostUnderTest({ timeLimits: QUICK_LIMITS });
beforeEach(() => host.app().listen({ host: '127.0.0.1', port: 0 }));

// No call of this host takes a body, so the test posts to an unknown address, whose answer comes before the body ends.
describeSlowClients({ app: host.app, post: '/api/nothing', read: '/healthz' });
