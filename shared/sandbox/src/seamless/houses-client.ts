import { randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock';
import type { AskedTransfer, GameHouses, GameWalletName, TransferAnswer } from '../core/game-houses';
import { sign } from './signature';

export interface HousesOptions {
  /** Origin of the supplier's server. */
  origin: string;
  merchantId: string;
  secret: string;
  clock: Clock;
  timeoutMs?: number;
}

/** The supplier's transfer wallets over HTTP, in signed forms as the seamless wallet takes them. */
export function createHousesClient({ origin, merchantId, secret, clock, timeoutMs = 4000 }: HousesOptions): GameHouses {
  async function ask(params: Record<string, string>): Promise<Record<string, unknown> | null> {
    const headers = { merchantId, timestamp: String(Math.floor(clock.now().getTime() / 1000)), nonce: randomUUID() };
    try {
      const answer = await fetch(`${origin}/merchant`, {
        method: 'POST',
        body: new URLSearchParams(params),
        headers: {
          'X-Merchant-Id': headers.merchantId,
          'X-Timestamp': headers.timestamp,
          'X-Nonce': headers.nonce,
          'X-Sign': sign(params, headers, secret),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) return null;
      const body: unknown = await answer.json();
      return typeof body === 'object' && body !== null ? { ...body } : null;
    } catch {
      return null;
    }
  }

  return {
    send: async (transfer) => {
      const action = transfer.direction === 'in' ? 'deposit' : 'withdraw';
      return read(await ask({ action, ...paramsOf(transfer), ...(transfer.amount === null ? {} : { amount: String(transfer.amount) }) }));
    },
    status: async (transfer) => read(await ask({ action: 'status', ...paramsOf(transfer), direction: transfer.direction })),
    balance: async (wallet) => paisaOf((await ask({ action: 'balance', ...walletParams(wallet) }))?.['balance']),
  };
}

const walletParams = ({ remoteId, platform }: GameWalletName) => ({ player_id: remoteId, platform });
const paramsOf = (transfer: AskedTransfer) => ({ transfer_id: transfer.id, ...walletParams(transfer) });
const paisaOf = (value: unknown) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? BigInt(value) : null);

/** An answer in another shape says nothing about the money. */
function read(body: Record<string, unknown> | null): TransferAnswer {
  const amount = paisaOf(body?.['amount']);
  if (body?.['state'] === 'done' && amount !== null) return { kind: 'done', amount };
  return body?.['state'] === 'closed' ? { kind: 'closed' } : { kind: 'lost' };
}
