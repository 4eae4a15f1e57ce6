import { describeSlowClients, QUICK_LIMITS } from '#testing/slow-clients';
import { hostUnderTest } from './testing';

const host = hostUnderTest({ timeLimits: QUICK_LIMITS });
beforeEach(() => host.app().listen({ host: '127.0.0.1', port: 0 }));

// No call of this host takes a body: an unknown address is answered before it has come.
describeSlowClients({ app: host.app, post: '/api/nothing', read: '/healthz' });
