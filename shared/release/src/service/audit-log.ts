import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A call of the release service, refused or not. */
export interface AuditedCall {
  at: string;
  /** Name of the credential; null for a token that nobody has. */
  who: string | null;
  address: string;
  call: string;
  channel?: string | undefined;
  input?: object | undefined;
  /** Name that the client gave this request; a second request with the same name is refused. */
  key?: string | undefined;
  /** Exit code of the verb, or the status of the refusal. */
  outcome: number;
  why?: string | undefined;
}

const OWNER_ONLY = 0o600;

export interface AuditLog {
  note(call: AuditedCall): Promise<void>;
  /** The newest calls, oldest first. */
  read(most: number): Promise<readonly AuditedCall[]>;
}

/** A file to which each call of the service adds a line. @param folder created with the first line */
export function openAuditLog(folder: string): AuditLog {
  const file = path.join(folder, 'audit.jsonl');
  return {
    async note(call) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(file, `${JSON.stringify(call)}\n`, { mode: OWNER_ONLY, flush: true });
    },
    async read(most) {
      const text = await readFile(file, 'utf8').catch(() => '');
      return text.split('\n').filter(Boolean).slice(-most).flatMap(parsed);
    },
  };
}

/** A line that was cut by a crash is left out. */
function parsed(line: string): AuditedCall[] {
  try {
    return [JSON.parse(line) as AuditedCall];
  } catch {
    return [];
  }
}
