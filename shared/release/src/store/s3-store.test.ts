import { createS3Store } from './s3-store';
import { credentialsFor, newPlaceIn, REAL_BUCKET } from '../testing/real-bucket';
import { describeReleaseStore } from '../testing/store-contract';
import { startS3StandIn, type S3StandIn } from '../testing/s3-stand-in';

let server: S3StandIn;
let stores = 0;
beforeAll(async () => {
  server = await startS3StandIn();
});
afterEach(() => server.heal());
afterAll(() => server.stop());

function newStore() {
  const address = server.addressOf(`site-${(stores += 1)}`);
  const again = () => createS3Store(address, server.environment);
  return { store: again(), again };
}

describeReleaseStore('S3', async () => newStore());

describeReleaseStore('S3 that refuses every third request, and writes during other writes', async () => {
  Object.assign(server.faults, { isBusy: true, isStrict: true });
  return newStore();
});

if (REAL_BUCKET)
  describeReleaseStore('S3 at S3_TEST_URL', async () => {
    const address = newPlaceIn(REAL_BUCKET ?? '');
    const again = () => createS3Store(address, credentialsFor(address));
    return { store: again(), again };
  });
