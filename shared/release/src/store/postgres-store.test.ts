import { describeReleaseStore } from '../testing/store-contract';
import { createDatabaseForTests } from '../testing/test-database';

const database = createDatabaseForTests();

describeReleaseStore('PostgreSQL', async () => ({ store: database.open(), again: () => database.open() }));
