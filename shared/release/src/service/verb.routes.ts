import { MOST_ROOT_BYTES } from '@site/api/contracts/releases';
import { isAreaName } from '@site/remote/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isProtected, protectedAreas } from '../channel/protected-areas';
import { newestOf } from '../command/newest';
import type { OpenedSite } from '../command/site';
import type { Releaser } from '../people/credential';
import type { Authorize } from './authorize';
import { leastRoleOf, serviceCall, wordsOfCall, type CallInput } from './calls';
import type { createCanaryWatches } from './canary-watches';
import { ServiceRefusal } from './refusal';
import type { openWaitingCalls, WaitingCall } from './second-person';
import { streamLines, streamVerb } from './stream-verb';

interface VerbParts {
  site: OpenedSite;
  authorize: Authorize;
  waiting: ReturnType<typeof openWaitingCalls>;
  watches: ReturnType<typeof createCanaryWatches>;
}

type AskedCall = Omit<WaitingCall, 'id' | 'by' | 'until'>;

/** The verbs of the release command as calls, each for one channel. */
export function addVerbRoutes(app: FastifyInstance, { site, authorize, waiting, watches }: VerbParts) {
  const runFor = (reply: FastifyReply, call: AskedCall, actor: string) => {
    const { verb, channel, input } = call;
    const { json, again } = reply.request.query as { json?: string; again?: string };
    const [isJson, isAgain] = [json !== undefined, again !== undefined];
    if (isWatch(call)) {
      const wanted = { channel, remote: String(input['area']), by: actor, reason: input['reason'] as string | undefined };
      return streamLines(reply, (say, left) => watches.join(wanted, { isJson, isAgain }, say, left));
    }
    const words = [...wordsOfCall(verb, input), ...(isJson ? ['--json'] : [])];
    return streamVerb(reply, { words, actor, cwd: site.root, env: { ...site.environment, CHANNEL: channel } });
  };

  const permit = (request: FastifyRequest, call: AskedCall): Promise<Releaser> =>
    authorize(request, {
      verb: call.verb,
      least: leastRoleOf(mustKnow(call.verb), call.input),
      area: typeof call.input['area'] === 'string' ? call.input['area'] : null,
      channel: changedBy(call),
      isOverruling: call.input['force'] === true || call.input['browser'] === false,
    });

  async function needsSecond({ verb, channel, input }: AskedCall) {
    if (input['try'] === true) return false;
    // A rollback to a named release may name one that was never live.
    const isBringing = mustKnow(verb).isBringingCode === true || input['to'] !== undefined;
    if (!isBringing || BRINGS_NOTHING.has(input['action'])) return false;
    return isProtected(await protectedAreas(site, channel), String(input['area']));
  }

  /** The second person approves the release of today, also when a newer one is published meanwhile. */
  const pinned = async ({ verb, input }: AskedCall): Promise<CallInput> =>
    verb === 'activate' && input['release'] === undefined ? { ...input, release: await newestOf(site, String(input['area'])) } : input;

  app.post('/v1/channels/:channel/:verb', { bodyLimit: MOST_BODY_BYTES }, async (request, reply) => {
    const call = callIn(request);
    const credential = await permit(request, call);
    if (await needsSecond(call)) {
      const id = await waiting.add({ ...call, input: await pinned(call), by: credential.name });
      return reply.code(202).send({ waiting: id, message: waitsFor(call, id) });
    }
    request.outcome = await runFor(reply, call, credential.name);
    return reply;
  });

  app.get('/v1/waiting', async (request) => {
    await authorize(request, { verb: 'approve', least: 'viewer', area: null, channel: null, isOverruling: false });
    return { waiting: await waiting.list() };
  });

  app.post('/v1/waiting/:id/approve', async (request, reply) => {
    const call = await waiting.find((request.params as { id: string }).id);
    request.asked = { channel: call.channel, input: { verb: call.verb, ...call.input } };
    const credential = await permit(request, call);
    if (credential.name === call.by) throw new ServiceRefusal(403, `${call.by} asked for this, so somebody else has to approve it.`);
    // The call may have been written by the service of another version.
    const input = checkedInput(call.verb, call.input);
    if (!(await waiting.take(call.id))) throw new ServiceRefusal(404, `No call waits as ${call.id}.`);
    request.outcome = await runFor(reply, { ...call, input }, `${call.by} and ${credential.name}`);
    return reply;
  });
}

/** A root document is text in JSON, where each quote takes two bytes. */
const MOST_BODY_BYTES = 2 * MOST_ROOT_BYTES;

/** Actions on a canary that bring no new code. */
const BRINGS_NOTHING: ReadonlySet<unknown> = new Set(['watch', 'abort', 'status']);

const isWatch = ({ verb, input }: AskedCall) => verb === 'canary' && input['action'] === 'watch';

/** @returns the channel that the credential must be good for; null when any credential with the role and the area is */
function changedBy({ verb, channel, input }: AskedCall): string | null {
  const { changes } = mustKnow(verb);
  if (changes === 'none') return null;
  return changes === 'named' && typeof input['name'] === 'string' ? input['name'] : channel;
}

function mustKnow(verb: string) {
  const call = serviceCall(verb);
  if (call) return call;
  throw new ServiceRefusal(404, `The service has no call "${verb}". Its page /docs lists all.`);
}

/** @throws ServiceRefusal 400 for an input that the call does not take */
function checkedInput(verb: string, given: unknown): CallInput {
  const parsed = mustKnow(verb).input.safeParse(given);
  if (parsed.success) return parsed.data as CallInput;
  throw new ServiceRefusal(400, parsed.error.issues.map(({ path, message }) => `${path.join('.') || verb}: ${message}`).join('; '));
}

function callIn(request: FastifyRequest): AskedCall {
  const { channel, verb } = request.params as { channel: string; verb: string };
  if (!isAreaName(channel)) throw new ServiceRefusal(400, `"${channel}" cannot be a channel.`);
  const input = checkedInput(verb, request.body ?? {});
  request.asked = { channel, input };
  return { verb, channel, input };
}

const waitsFor = ({ verb, channel, input }: AskedCall, id: string) =>
  `"${verb}" of ${String(input['area'])} on ${channel} needs a second person. Within an hour: release approve ${id}`;
