import type { Game } from '@site/api/contracts/catalogue';
import type { General } from '@site/api/contracts/site';
import { sampleSettings as generalSettings } from '@site/testing/fixtures';
import en from '../locales/en.json';
import bn from '../locales/bn.json';

export const texts = { namespace: 'catalogue', en, bn };

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
