import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** Keeps a file that was answered in this folder, under the platform's name for it. @returns where it is now */
export async function saveFile(answer: Response, folder: string): Promise<string> {
  const [, name = 'attachment'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const path = resolve(folder, basename(name));
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  return path;
}
