import { isAreaName } from '@site/remote/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSite } from '../command/site';
import type { Credential } from '../people/credential';
import type { Authorize } from './authorize';
import { MOST_ROOT_BYTES, serviceCall, wordsOfCall, type CallInput } from './calls';
import { ServiceRefusal } from './refusal';
import type { createWaitingCalls, WaitingCall } from './second-person';
import { streamVerb } from './stream-verb';

interface VerbParts {
  site: OpenedSite;
  authorize: Authorize;
  needSecond: ReadonlySet<string>;
  waiting: ReturnType<typeof createWaitingCalls>;
}

type AskedCall = Omit<WaitingCall, 'id' | 'by'>;

/** The verbs of the release command as calls, each for one channel. */
export function addVerbRoutes(app: FastifyInstance, { site, authorize, needSecond, waiting }: VerbParts) {
  const runFor = (reply: FastifyReply, { verb, channel, input, isJson }: AskedCall, actor: string) => {
    const words = [...wordsOfCall(verb, input), ...(isJson ? ['--json'] : [])];
    return streamVerb(reply, { words, actor, cwd: site.root, env: { ...site.environment, CHANNEL: channel } });
  };

  const permit = (request: FastifyRequest, { verb, channel, input }: AskedCall): Promise<Credential> =>
    authorize(request, {
      verb,
      least: mustKnow(verb).least,
      area: typeof input['area'] === 'string' ? input['area'] : null,
      channel,
      isOverruling: input['force'] === true || input['browser'] === false,
    });

  // A rollback to a named release may name one that was never live.
  const needsSecond = ({ verb, channel, input }: AskedCall) =>
    (mustKnow(verb).isBringingCode === true || input['to'] !== undefined) &&
    needSecond.has(`${channel}:${String(input['area'])}`) &&
    !GOES_BACK.has(input['action']);

  app.post('/v1/channels/:channel/:verb', { bodyLimit: MOST_BODY_BYTES }, async (request, reply) => {
    const call = callIn(request);
    const credential = await permit(request, call);
    if (needsSecond(call)) {
      const id = waiting.add({ ...call, by: credential.name });
      return reply.code(202).send({ waiting: id, message: waitsFor(call, id) });
    }
    request.outcome = await runFor(reply, call, credential.name);
    return reply;
  });

  app.post('/v1/waiting/:id/approve', async (request, reply) => {
    const call = waiting.find((request.params as { id: string }).id);
    request.asked = { channel: call.channel, input: { verb: call.verb, ...call.input } };
    const credential = await permit(request, call);
    if (credential.name === call.by) throw new ServiceRefusal(403, `${call.by} asked for this, so somebody else has to approve it.`);
    if (!waiting.take(call.id)) throw new ServiceRefusal(404, `No call waits as ${call.id}.`);
    request.outcome = await runFor(reply, call, `${call.by} and ${credential.name}`);
    return reply;
  });
}

/** A root document is text in JSON, where each quote takes two bytes. */
const MOST_BODY_BYTES = 2 * MOST_ROOT_BYTES;

/** Actions on a canary that bring no new code. */
const GOES_BACK: ReadonlySet<unknown> = new Set(['abort', 'status']);

function mustKnow(verb: string) {
  const call = serviceCall(verb);
  if (call) return call;
  throw new ServiceRefusal(404, `The service has no call "${verb}". Its page /docs lists all.`);
}

function callIn(request: FastifyRequest): AskedCall {
  const { channel, verb } = request.params as { channel: string; verb: string };
  if (!isAreaName(channel)) throw new ServiceRefusal(400, `"${channel}" cannot be a channel.`);
  const parsed = mustKnow(verb).input.safeParse(request.body ?? {});
  if (!parsed.success)
    throw new ServiceRefusal(400, parsed.error.issues.map(({ path, message }) => `${path.join('.') || verb}: ${message}`).join('; '));
  const input = parsed.data as CallInput;
  request.asked = { channel, input };
  return { verb, channel, input, isJson: (request.query as { json?: string }).json !== undefined };
}

const waitsFor = ({ verb, channel, input }: AskedCall, id: string) =>
  `"${verb}" of ${String(input['area'])} on ${channel} needs a second person. Within an hour: release approve ${id}`;
