import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { ReadChat } from './chat.shapes';
import { liveChat } from './chat-live';
import { parseCommand, USAGE } from './command/program';
import { createOperatorClient } from './operator-client';

/** Environment of a command line; `process` provides all of it. */
interface Surroundings {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  cwd: () => string;
}

/** Runs a command line. @returns the exit code */
export async function runCommand(words: readonly string[], { env, stdin, stdout, stderr, cwd }: Surroundings): Promise<number> {
  const asked = parseCommand(words);
  if (!asked) {
    stderr.write(`${USAGE}\n`);
    return 2;
  }
  const client = createOperatorClient(env);
  const answer = await client.send(asked.request).catch((problem: Error) => problem);
  if (answer instanceof Error) {
    stderr.write(`The platform does not answer operators at ${client.url}: ${answer.message}\n`);
    return 1;
  }
  if (answer.headers.has('content-disposition')) {
    stdout.write(`${await saveFile(answer, cwd())}\n`);
    return 0;
  }
  const said: unknown = await answer.json();
  stdout.write(`${answer.ok ? asked.lines(said) : JSON.stringify(said, null, 2)}\n`);
  if (answer.ok && asked.isLive) await liveChat(client, said as ReadChat, { input: stdin, output: stdout });
  return answer.ok ? 0 : 1;
}

/** Saves a downloaded file in the folder under the platform's name for it. @returns its path */
async function saveFile(answer: Response, folder: string): Promise<string> {
  const [, name = 'attachment'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const path = resolve(folder, basename(name));
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  return path;
}
