import { paisa } from '@site/api/money';
import type { AskedTransfer, GameHouses, TransferAnswer } from '@site/platform-kit/context/game-houses';
import { tellFacts } from '@site/platform-demo-games/facts.service';
import { deposit, tellBalance, tellStatus, withdraw, type Store, type TransferState } from '@site/platform-demo-games/wallets.service';

/** The demo supplier's own store of balances and its facts, called without HTTP. */
export function createLocalHouses(store: Store): GameHouses {
  const named = ({ id, remoteId, platform }: AskedTransfer) => ({ id, playerId: remoteId, platform });
  return {
    send: async (transfer) => {
      const { direction, amount } = transfer;
      return read(
        await (direction === 'in' ? deposit(store, { ...named(transfer), amount: amount ?? paisa(0n) }) : withdraw(store, named(transfer))),
      );
    },
    status: async (transfer) => read(await tellStatus(store, { ...named(transfer), direction: transfer.direction })),
    balance: ({ remoteId, platform }) => tellBalance(store, { playerId: remoteId, platform }),
    facts: tellFacts,
  };
}

const read = (answer: TransferState): TransferAnswer => {
  if (answer.state === 'done') return { kind: 'done', amount: answer.amount };
  return { kind: answer.state === 'closed' ? 'closed' : 'lost' };
};
