import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect as Connection } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import pg from 'pg';

/** The generated file: one type per table, with its columns as a statement answers them. */
export const TABLE_TYPES = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'kit', 'src', 'data', 'schema.ts');

/** PostgreSQL types that `openDatabase` returns as text. */
const ANSWERED_AS_TEXT = ['int8', 'numeric', 'timestamptz', 'date'];

/** Rows are reached through `DB` only, so that their names stay free for the things that the platform makes of them. */
const OTHER_EXPORT = /^export (?=(?:interface|type) (?!DB\b))/gm;

/** Content of the generated file for the database at `url`. */
export async function generateTableTypes(url: string): Promise<string> {
  const db = new Kysely<unknown>({ dialect: new Connection({ pool: new pg.Pool({ connectionString: url }) }) });
  try {
    const text = await generate({
      db,
      dialect: new PostgresDialect(),
      outFile: null,
      // The statement decides the type of a JSON value, not the column.
      typeMapping: { json: 'unknown', jsonb: 'unknown' },
      postprocess: ({ metadata }) => {
        for (const column of metadata.tables.flatMap(({ columns }) => columns)) {
          if (ANSWERED_AS_TEXT.includes(column.dataType)) column.dataType = 'text';
          // The types describe rows that were read, in which a default is already a value.
          column.hasDefaultValue = false;
          column.isAutoIncrementing = false;
        }
        return Promise.resolve(metadata);
      },
    });
    return text.replace(OTHER_EXPORT, '');
  } finally {
    await db.destroy();
  }
}
