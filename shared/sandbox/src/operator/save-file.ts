import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** Keeps a file that was answered in the folder that the command runs in, under the platform's name for it. @returns where it is now */
export async function saveFile(answer: Response): Promise<string> {
  const [, name = 'attachment'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const path = resolve(basename(name));
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  return path;
}
