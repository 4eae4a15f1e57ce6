import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WrongUsage } from '../command/exit-code';
import type { Surroundings } from '../command/context';
import { endInWords, readCommand, run, type ReadCommand } from '../command/program';
import { SERVICE_CALLS, serviceCall, type CallInput, type ServiceVerb } from '../service/calls';
import { requireNamed, sendRelease } from './deploy-remotely';
import { readLines } from './read-lines';
import { createServiceClient, type ServiceClient } from './service-client';

/** Runs `npm run release -- <words>`: on the release service when `RELEASE_URL` names one, else beside the store. @returns the exit code */
export const runAnywhere = (words: readonly string[], surroundings: Surroundings): Promise<number> =>
  surroundings.env['RELEASE_URL']
    ? endInWords(words, surroundings, async () => runRemotely(words, await readCommand(words), surroundings))
    : run(words, surroundings);

async function runRemotely(words: readonly string[], command: ReadCommand, surroundings: Surroundings): Promise<number> {
  const { env, out, err } = surroundings;
  const client = createServiceClient(env);
  const channel = env['CHANNEL'] ?? 'live';
  const isJson = command.options['json'] === true;
  const machine = { cwd: surroundings.cwd, env, note: isJson ? err : out };
  const call = (path: string, json: object) => callService(client, `${path}${isJson ? '?json' : ''}`, json, surroundings);

  if (command.verb === 'trust') {
    if (HERE.includes(command.words[0] ?? '')) return run(words, surroundings);
    return call(`/v1/channels/${channel}/trust`, await trustInputOf(command, surroundings.cwd));
  }
  if (command.verb === 'approve') return call(`/v1/waiting/${encodeURIComponent(command.words[0] ?? '')}/approve`, {});
  if (command.verb === 'deploy') {
    for (const name of requireNamed(command.words)) {
      const { release } = await sendRelease(client, machine, name);
      const { json: _, ...gate } = command.options;
      const code = await call(`/v1/channels/${channel}/activate`, { area: name, release, ...gate });
      if (code !== 0) return code;
    }
    return 0;
  }
  if (command.verb === 'publish') {
    const { name, release } = await sendRelease(client, machine, requireNamed(command.words)[0] ?? '');
    out(isJson ? JSON.stringify({ name, release }, null, 2) : `${name} ${release} is published.`);
    return 0;
  }
  return call(`/v1/channels/${channel}/${command.verb}`, inputOf(command));
}

/** Actions of `trust` with a private key, which never travels. */
const HERE: readonly string[] = ['key', 'sign'];

/** @throws WrongUsage for an action that works only beside the store */
async function trustInputOf({ words: [action, file], options }: ReadCommand, cwd: string): Promise<CallInput> {
  if (options['key'] !== undefined || !(action === 'show' || (action === 'apply' && file)))
    throw new WrongUsage(
      'With RELEASE_URL: trust show, and trust apply <draft>. A draft is made beside the store (--draft <file>) and signed anywhere (trust sign), ' +
        'because no private key is sent.',
    );
  const { browser, force, reason } = options as { browser?: boolean; force?: boolean; reason?: string };
  const gate = { ...(browser === false ? { browser } : {}), ...(force ? { force } : {}), ...(reason === undefined ? {} : { reason }) };
  return { action, ...(file ? { document: await readFile(path.resolve(cwd, file), 'utf8') } : {}), ...gate };
}

/** @throws WrongUsage for a verb that works only beside the store */
function inputOf({ verb, words, options }: ReadCommand): CallInput {
  const known = serviceCall(verb);
  if (!known)
    throw new WrongUsage(
      `"${verb}" works beside the store only, without RELEASE_URL. The service has: ${Object.keys(SERVICE_CALLS).join(', ')}.`,
    );
  const named = Object.fromEntries(SERVICE_CALLS[verb as ServiceVerb].words.map((name, index) => [name, words[index]]));
  const { json: _, ...others } = options;
  // The values that are true or missing by themselves are not sent.
  const given = Object.entries({ ...others, ...named }).filter(
    ([name, value]) => value !== undefined && !(name === 'browser' && value === true),
  );
  return Object.fromEntries(given) as CallInput;
}

async function callService(client: ServiceClient, path: string, json: object, terminal: Surroundings): Promise<number> {
  const answer = await client.ask({ method: 'POST', path, json });
  if (answer.status !== 202) return readLines(answer, terminal);
  const { message } = (await answer.json()) as { message: string };
  terminal.out(message);
  return 0;
}
