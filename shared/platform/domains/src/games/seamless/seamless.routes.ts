import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { isDatabaseAway, isDatabaseBusy } from '@site/platform-kit/data/database';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { printAmount } from '@site/api/money';
import { SeamlessRefusal } from './seamless.errors';
import { answerCall } from './seamless.service';
import { isSignedWith, isTimely } from './signature';

/** Limit in bytes: a rollback names up to a hundred transactions of about 450 bytes each. */
const BODY_BYTES = 65_536;

/** Calls of the suppliers. The path is not under `/api`, so the edge does not expose it; the answer always has status 200. */
export const seamlessModule: PlatformModule = (app, context) => {
  app.register(async (scope) => {
    scope.setErrorHandler((problem, request, reply) => {
      const isOurs = !isClientFault(problem);
      const isTemporary = isDatabaseAway(problem) || isDatabaseBusy(problem);
      if (isOurs) request.log[isTemporary ? 'warn' : 'error']({ err: problem }, 'seamless call failed');
      return refuse(reply, new SeamlessRefusal(isOurs ? 'INTERNAL_ERROR' : 'INVALID_REQUEST'));
    });
    scope.post('/seamless', { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const answer = await answerSigned(context, request);
      if (answer instanceof SeamlessRefusal) return refuse(reply, answer);
      return reply.header('cache-control', 'no-store').send(answer);
    });
  });
};

async function answerSigned({ db, clock, settings }: PlatformContext, request: FastifyRequest) {
  const params = readParams(request.body);
  const headers = {
    merchantId: header(request, 'x-merchant-id'),
    timestamp: header(request, 'x-timestamp'),
    nonce: header(request, 'x-nonce'),
  };
  const at = clock.now();
  const isKnown = headers.merchantId === settings.merchantId && /^[\w-]{8,80}$/.test(headers.nonce) && isTimely(headers.timestamp, at);
  if (!isKnown || !isSignedWith(settings.merchantSecret, header(request, 'x-sign'), params, headers))
    return new SeamlessRefusal('INVALID_SIGNATURE');
  return answerCall(db, { provider: headers.merchantId, nonce: headers.nonce, params, at });
}

const header = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '');

/** A form holds only text, so other values are dropped. */
function readParams(body: unknown): Record<string, string> {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

const isClientFault = (problem: unknown) =>
  problem instanceof Error &&
  (('statusCode' in problem && typeof problem.statusCode === 'number' && problem.statusCode < 500) || problem.name === 'Refusal');

function refuse(reply: FastifyReply, { errorCode, message, balance }: SeamlessRefusal) {
  const body = { error_code: errorCode, error_description: message, ...(balance === undefined ? {} : { balance: printAmount(balance) }) };
  return reply.code(200).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}
