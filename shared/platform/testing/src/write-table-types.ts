import { writeFileSync } from 'node:fs';
import { createTestDatabase } from './test-cluster';
import { generateTableTypes, TABLE_TYPES } from './table-types';

const { url, drop } = await createTestDatabase();
writeFileSync(TABLE_TYPES, await generateTableTypes(url));
await drop();
