import type { Game, getGameFacts, SupplierFacts } from '@site/api/contracts/catalogue';
import type { EndpointOutput } from '@site/api/schema';
import type { General } from '@site/api/contracts/site';
import { sampleSettings as generalSettings } from '@site/testing/fixtures';
import en from '../locales/en.json';
import bn from '../locales/bn.json';
import laterBn from '../locales/later/bn.json';
import laterEn from '../locales/later/en.json';

export const texts = { namespace: 'catalogue', en: { ...en, ...laterEn }, bn: { ...bn, ...laterBn } };

export const sampleGame = (change: Partial<Game> = {}): Game => ({
  code: 'PP1042',
  name: 'River Gold',
  type: 'SLOT',
  platform: 'PADMAPLAY',
  displayOrder: 1,
  createTime: 1_700_000_000,
  favorite: 0,
  ...change,
});

export const sampleSettings = (change: Partial<General> = {}) =>
  generalSettings({ notice: 'Withdrawals take ten minutes.', notice_bn: 'উত্তোলনে দশ মিনিট লাগে।', ...change });

export const sampleFacts = (change: Partial<SupplierFacts> = {}): EndpointOutput<typeof getGameFacts> => ({
  game: { code: 'PP1042', name: 'River Gold', type: 'LIVE', platform: 'PADMAPLAY' },
  facts: {
    kind: 'Roulette',
    rules: ['The wheel has 37 pockets.'],
    returns: [{ bet: 'Red or black', percent: 97.3, error: 0.07 }],
    rounds: 2_000_000,
    most_times: 36,
    stake: { least: '1.00', most: '5000.00' },
    round: { kind: 'instant', longest_s: null },
    digest: 'a'.repeat(64),
    ...change,
  },
});
