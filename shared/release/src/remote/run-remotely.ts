import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULTS } from '@site/serving/defaults';
import { confirmRemoval } from '../command/channels.command';
import type { Surroundings } from '../command/context';
import { WrongUsage } from '../command/exit-code';
import { endInWords, readCommand, run, type ReadCommand } from '../command/program';
import { createStepTimes, type TookStep } from '../command/step-times';
import { SERVICE_CALLS, serviceCall, type CallInput, type ServiceVerb } from '../service/calls';
import { StoreUnusable } from '../store/store';
import { requireNamed, sendRelease } from './deploy-remotely';
import { AnswerBroken, readLines } from './read-lines';
import { createSilenceLimit, createServiceClient, type ServiceClient } from './service-client';
import { waitingCalls } from './waiting-calls';

/** Runs `npm run release -- <words>`: on the release service when `RELEASE_URL` names one, else beside the store. @returns the exit code */
export const runAnywhere = (words: readonly string[], surroundings: Surroundings): Promise<number> =>
  surroundings.env['RELEASE_URL']
    ? endInWords(words, surroundings, async () => runRemotely(words, await readCommand(words), surroundings))
    : run(words, surroundings);

interface CallOptions {
  isAgain?: boolean;
  took?: TookStep;
}

async function runRemotely(line: readonly string[], command: ReadCommand, surroundings: Surroundings): Promise<number> {
  const { env, out, err } = surroundings;
  const { verb, words } = command;
  const client = createServiceClient(env);
  const channel = env['CHANNEL'] ?? DEFAULTS.CHANNEL;
  const isJson = command.options['json'] === true;
  const machine = { cwd: surroundings.cwd, env, note: isJson ? err : out };
  const call = (path: string, json: object, { isAgain = false, took }: CallOptions = {}) => {
    const query = [...(isJson ? ['json'] : []), ...(isAgain ? ['again'] : [])].join('&');
    return callService(client, `${path}${query && '?'}${query}`, json, took ? { ...surroundings, took } : surroundings);
  };

  if (verb === 'trust') {
    if (HERE.includes(words[0] ?? '')) return run(line, surroundings);
    return call(`/v1/channels/${channel}/trust`, await trustInputOf(command, surroundings.cwd));
  }
  if (verb === 'approve') {
    const [id] = words;
    if (id !== undefined) return call(`/v1/waiting/${encodeURIComponent(id)}/approve`, {});
    out(await waitingCalls(client, isJson));
    return 0;
  }
  if (verb === 'deploy') {
    const { json: _, preview, ...gate } = command.options;
    const areas = requireNamed(words);
    if (preview !== undefined && areas.length > 1) throw new WrongUsage('A preview shows one area: deploy mf-funds --preview fix-123');
    for (const name of areas) {
      const { took, words: timesInWords } = createStepTimes();
      const { release } = await sendRelease(client, { ...machine, took }, name);
      const [way, more] = preview === undefined ? ['activate', {}] : ['preview', { name: preview }];
      const code = await call(`/v1/channels/${channel}/${way}`, { area: name, release, ...more, ...gate }, { took });
      if (code !== 0) return code;
      machine.note(`${name}: ${timesInWords()}`);
    }
    return 0;
  }
  if (verb === 'publish') {
    const { name, release } = await sendRelease(client, machine, requireNamed(words)[0] ?? '');
    out(isJson ? JSON.stringify({ name, release }, null, 2) : `${name} ${release} is published.`);
    return 0;
  }
  const input = inputOf(command);
  if (verb === 'channels' && words[0] === 'remove') await confirmRemoval(words[1] ?? '', surroundings.ask);
  const ask = (isAgain = false) => call(`/v1/channels/${channel}/${verb}`, input, { isAgain });
  return verb === 'canary' && words[1] === 'watch' ? joinAgain(ask, err) : ask();
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
  const { signal, heard, end } = createSilenceLimit();
  try {
    const answer = await client.ask({ method: 'POST', path, json, signal });
    if (answer.status !== 202) return await readLines(answer, terminal, heard);
    const { message } = (await answer.json()) as { message: string };
    terminal.out(message);
    return 0;
  } finally {
    end();
  }
}

const MOST_TRIES = 12;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Reads a watch on the service. The watch does not end with the line, so a broken line is joined again. */
async function joinAgain(ask: (isAgain: boolean) => Promise<number>, err: (line: string) => void): Promise<number> {
  let hasAnswered = false;
  for (let failures = 0; ; failures++) {
    try {
      return await ask(hasAnswered);
    } catch (problem) {
      if (problem instanceof AnswerBroken) [hasAnswered, failures] = [true, 0];
      // A service that has answered before is restarting.
      if (!(problem instanceof StoreUnusable) || !hasAnswered || failures === MOST_TRIES) throw problem;
      err('The line to the release service broke. Its watch goes on; this command reads it again.');
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
    }
  }
}
