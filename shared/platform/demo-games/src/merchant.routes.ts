import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paisa } from '@site/api/money';
import { isRecord } from './engines/engine';
import { tellFacts } from './facts.service';
import { isSignedWith, isTimely } from '@site/platform-domains/signature';
import { deposit, tellBalance, tellStatus, withdraw, type Store, type TransferState } from './wallets.service';

export interface MerchantKey {
  merchantId: string;
  secret: string;
}

const ID = /^[\w.:-]{1,80}$/;
const PAISA = /^[1-9]\d{0,14}$/;
const BODY_BYTES = 4096;

type Params = Record<string, string>;

/**
 * The merchant's calls, signed like those of the seamless wallet: deposit, withdraw, status and balance of transfer wallets, and facts of
 * games.
 */
export function addMerchantRoute(app: FastifyInstance, store: Store, key: MerchantKey) {
  app.register(async (scope) => {
    await scope.register(formbody);
    scope.post('/merchant', { bodyLimit: BODY_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const params = readParams(request.body);
      if (!isSigned(request, params, key, store.clock.now())) return reply.code(403).send({ error_code: 'INVALID_SIGNATURE' });
      const answer = await act(store, params);
      return answer ?? reply.code(422).send({ error_code: 'INVALID_REQUEST' });
    });
  });
}

async function act(store: Store, params: Params): Promise<object | null> {
  const { action, transfer_id: id = '', player_id: playerId = '', platform = '', amount = '', direction } = params;
  if (action === 'facts') return factsFrom(params);
  if (!ID.test(playerId) || !ID.test(platform)) return null;
  if (action === 'balance') return { balance: String(await tellBalance(store, { playerId, platform })) };
  if (!ID.test(id)) return null;
  const asked = { id, playerId, platform };
  if (action === 'deposit' && PAISA.test(amount)) return present(await deposit(store, { ...asked, amount: paisa(BigInt(amount)) }));
  if (action === 'withdraw') return present(await withdraw(store, asked));
  if (action === 'status' && (direction === 'in' || direction === 'out')) return present(await tellStatus(store, { ...asked, direction }));
  return null;
}

function factsFrom({ game_code: code = '', game_name: name = '', game_type: type = '', language }: Params) {
  return ID.test(code) ? tellFacts({ code, name, type }, language === 'bn' ? 'bn' : 'en') : null;
}

const present = (answer: TransferState) => (answer.state === 'done' ? { state: 'done', amount: String(answer.amount) } : answer);

const header = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '');

function isSigned(request: FastifyRequest, params: Params, { merchantId, secret }: MerchantKey, now: Date) {
  const headers = {
    merchantId: header(request, 'x-merchant-id'),
    timestamp: header(request, 'x-timestamp'),
    nonce: header(request, 'x-nonce'),
  };
  return (
    headers.merchantId === merchantId &&
    isTimely(headers.timestamp, now) &&
    isSignedWith(secret, header(request, 'x-sign'), params, headers)
  );
}

/** Converts all values to text, because a form carries only text. */
const readParams = (body: unknown): Params =>
  Object.fromEntries(Object.entries(isRecord(body) ? body : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
