import type { WalletEntry } from '@site/api/contracts/wallet';
import type { Wallet } from '#game-money';

export const sampleEntry = (patch: Partial<WalletEntry> = {}): WalletEntry => ({
  id: 1,
  kind: 'deposit',
  amount: '1000.00',
  balance: '2345.50',
  created_at: '2026-01-15T06:00:00.000Z',
  ...patch,
});

export const sampleWallet = (patch: Partial<Wallet> = {}): Wallet => ({
  main: '2345.50',
  bonus: '320.00',
  held: '0.00',
  games: [
    { platform: 'SHAPLA_REELS', balance: '250.00', is_waiting: false },
    { platform: 'PADMAPLAY', balance: '0.00', is_waiting: false },
  ],
  recall_on_close: false,
  entries: [sampleEntry()],
  ...patch,
});
