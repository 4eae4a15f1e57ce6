import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export interface StoredCaptcha {
  id: string;
  codeHash: string;
  expiresAt: Date;
}

export async function insertCaptcha(db: Executor, captcha: StoredCaptcha) {
  const { id, codeHash, expiresAt } = captcha;
  await db.execute(sql`insert into captchas (id, code_hash, expires_at) values (${id}, ${codeHash}, ${expiresAt.toISOString()})`);
}

/** Deletes and returns the code: it serves once, for a right or a wrong answer. */
export async function takeCaptcha(db: Executor, id: string): Promise<StoredCaptcha | undefined> {
  const { rows } = await db.execute<Columns<'captchas', 'code_hash' | 'expires_at'>>(
    sql`delete from captchas where id = ${id} returning code_hash, expires_at`,
  );
  const [row] = rows;
  return row && { id, codeHash: row.code_hash, expiresAt: new Date(row.expires_at) };
}

export async function sweepCaptchas(db: Executor, now: Date) {
  await db.execute(sql`delete from captchas where expires_at < ${now.toISOString()}`);
}
