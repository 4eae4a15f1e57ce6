import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect as Connection } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import pg from 'pg';

/** The generated file: one type per table, with its columns as a statement answers them. */
export const TABLE_TYPES = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'kit', 'src', 'data', 'schema.ts');

/** `openDatabase` leaves these as PostgreSQL writes them. */
const ANSWERED_AS_TEXT = ['int8', 'numeric', 'timestamptz', 'date'];

/** Content of the generated file for the database at `url`. */
export async function generateTableTypes(url: string): Promise<string> {
  const db = new Kysely<unknown>({ dialect: new Connection({ pool: new pg.Pool({ connectionString: url }) }) });
  try {
    return await generate({
      db,
      dialect: new PostgresDialect(),
      outFile: null,
      // A statement says more of it than a column does.
      typeMapping: { json: 'unknown', jsonb: 'unknown' },
      postprocess: ({ metadata }) => {
        for (const column of metadata.tables.flatMap(({ columns }) => columns)) {
          if (ANSWERED_AS_TEXT.includes(column.dataType)) column.dataType = 'text';
          // The types are of rows that are read, where a default is as good as a value.
          column.hasDefaultValue = false;
          column.isAutoIncrementing = false;
        }
        return Promise.resolve(metadata);
      },
    });
  } finally {
    await db.destroy();
  }
}
