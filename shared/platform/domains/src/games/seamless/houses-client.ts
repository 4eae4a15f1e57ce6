import { paisa } from '@site/api/money';
import type { AskedTransfer, GameHouses, GameWalletName, TransferAnswer } from '@site/platform-kit/context/game-houses';
import { postSigned, type Signer } from './signature';

export interface HousesOptions extends Signer {
  /** Origin of the supplier's server. */
  origin: string;
}

/** Client of the supplier over HTTP, with signed forms like those of the seamless wallet. */
export function createHousesClient({ origin, ...signer }: HousesOptions): GameHouses {
  const ask = (params: Record<string, string>) => postSigned(`${origin}/merchant`, params, signer);
  return {
    send: async (transfer) => {
      const action = transfer.direction === 'in' ? 'deposit' : 'withdraw';
      return read(await ask({ action, ...paramsOf(transfer), ...(transfer.amount === null ? {} : { amount: String(transfer.amount) }) }));
    },
    status: async (transfer) => read(await ask({ action: 'status', ...paramsOf(transfer), direction: transfer.direction })),
    balance: async (wallet) => paisaOf((await ask({ action: 'balance', ...walletParams(wallet) }))?.['balance']),
    facts: ({ code, name, type, platform }, language) =>
      ask({ action: 'facts', game_code: code, game_name: name, game_type: type, platform, language }),
  };
}

const walletParams = ({ remoteId, platform }: GameWalletName) => ({ player_id: remoteId, platform });
const paramsOf = (transfer: AskedTransfer) => ({ transfer_id: transfer.id, ...walletParams(transfer) });
const paisaOf = (value: unknown) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? paisa(BigInt(value)) : null);

/** An answer in an unknown shape counts as lost, because it does not show where the money is. */
function read(body: Record<string, unknown> | null): TransferAnswer {
  const amount = paisaOf(body?.['amount']);
  if (body?.['state'] === 'done' && amount !== null) return { kind: 'done', amount };
  return body?.['state'] === 'closed' ? { kind: 'closed' } : { kind: 'lost' };
}
