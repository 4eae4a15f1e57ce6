import type { Mutations } from './mutation';

const TEXTS = 'mf-rewards/locales/en.json';
const PATHS = 'mf-rewards/remote.manifest.ts';
const SCREENS = 'mf-rewards/src/features';
const RULES = 'shared/api/src/contracts/rewards/rules.ts';
const WORDS = 'shared/api/src/contracts/rewards/texts.ts';
const SITE_CALLS = 'shared/api/src/contracts/site/endpoints.ts';

export const rewards: Mutations = {
  'REWARDS-001': { file: PATHS, from: '/refrrel-program', to: '/referral-program' },
  'REWARDS-002': { file: TEXTS, from: 'Refer a friend now', to: 'Refer a friend' },
  'REWARDS-003': { file: RULES, from: '/referral_code?referral_code=', to: '/signup?referral_code=' },
  'REWARDS-004': { file: RULES, from: 'REFERRAL_QR_SIZE = 128', to: 'REFERRAL_QR_SIZE = 129' },
  'REWARDS-005': {
    file: `${SCREENS}/referral/use-copy-link.ts`,
    from: "window.prompt(t('referral.copy.prompt'), link)",
    to: "window.prompt(t('referral.copy.prompt'))",
  },
  'REWARDS-006': { file: WORDS, from: 'Sharing is not supported on this device.', to: 'Sharing is not supported on this phone.' },
  'REWARDS-007': { file: RULES, from: 'CLAIM_MIN = 10;', to: 'CLAIM_MIN = 9;' },
  'REWARDS-008': { file: 'shared/api/src/contracts/rewards/referral.ts', from: '/api/cash-claim', to: '/api/claim-cash' },
  'REWARDS-009': { file: RULES, from: 'RELOAD_AFTER_CLAIM_MS = 1500', to: 'RELOAD_AFTER_CLAIM_MS = 1000' },
  'REWARDS-010': { file: WORDS, from: 'Failed to claim bonus. Please', to: 'The claim failed. Please' },
  'REWARDS-011': { file: `${SCREENS}/referral/program-intro.tsx`, from: 'isClosedBelowLeast />', to: 'isClosedBelowLeast={false} />' },
  'REWARDS-012': { file: TEXTS, from: '"Cash Reward"', to: '"Cash Rewards"' },
  'REWARDS-013': { file: TEXTS, from: 'Get rewarded daily, weekly and monthly', to: 'Get rewarded daily and monthly' },
  'REWARDS-014': { file: `${SCREENS}/referral/referral.channels.ts`, from: "'line', 'mail'", to: "'mail', 'line'" },
  'REWARDS-015': { file: RULES, from: 'rates: [15, 6, 2]', to: 'rates: [15, 6, 3]' },
  'REWARDS-016': { file: PATHS, from: "path: '/vip', access: 'player'", to: "path: '/vip', access: 'public'" },
  'REWARDS-017': { file: TEXTS, from: 'Total VP', to: 'All VP' },
  'REWARDS-018': { file: WORDS, from: 'Points must follow minimum VP', to: 'Points must follow the minimum VP' },
  'REWARDS-019': { file: 'shared/api/src/errors/rewards.ts', from: 'Minimum VP Required: 10', to: 'Minimum VP Required: 100' },
  'REWARDS-020': { file: RULES, from: 'MIN_VP_MEMBER_CENTER = 4000', to: 'MIN_VP_MEMBER_CENTER = 3999' },
  'REWARDS-021': { file: 'shared/api/src/contracts/rewards/vip.ts', from: '/api/convert-vipcoin', to: '/api/convert-vip-coin' },
  'REWARDS-022': {
    file: `${SCREENS}/vip/vip.rules.ts`,
    from: '? CONVERT_ERROR : CONVERT_FAILED',
    to: '? CONVERT_FAILED : CONVERT_ERROR',
  },
  'REWARDS-023': { file: `${SCREENS}/vip/vip.queries.ts`, from: 'CAREFUL_REFRESH_MS = 10_000', to: 'CAREFUL_REFRESH_MS = 8000' },
  'REWARDS-024': { file: TEXTS, from: 'Experience acquired', to: 'Experience' },
  'REWARDS-025': { file: RULES, from: 'VP_PER_BDT = 400', to: 'VP_PER_BDT = 500' },
  'REWARDS-026': {
    file: 'shell/src/screens/member-center/player-card.tsx',
    from: 'from={t(name)} to={t(next)}',
    to: 'from={t(next)} to={t(name)}',
  },
  'REWARDS-027': { file: 'shared/api/src/contracts/rewards/vip.ts', from: '/api/vip/used', to: '/api/vip/spent' },
  'REWARDS-028': { file: PATHS, from: "path: '/promotions', access: 'player'", to: "path: '/promotions', access: 'public'" },
  'REWARDS-029': {
    file: RULES,
    from: "{ id: 256, name: 'Table' },\n  { id: 1024, name: 'Arcade' },",
    to: "{ id: 1024, name: 'Arcade' },\n  { id: 256, name: 'Table' },",
  },
  'REWARDS-030': { file: `${SCREENS}/promotions/promotions.rules.ts`, from: 'CARD_WORDS = 5', to: 'CARD_WORDS = 6' },
  'REWARDS-031': {
    file: `${SCREENS}/promotions/promotions.rules.ts`,
    from: "display: sorted.filter(({ status }) => status === 'display')",
    to: 'display: sorted',
  },
  'REWARDS-032': {
    file: SITE_CALLS,
    from: "path: '/api/promotion',\n  access: 'public'",
    to: "path: '/api/promotion',\n  access: 'player'",
  },
  'REWARDS-033': {
    file: SITE_CALLS,
    from: "path: '/api/promotions/:id',\n  access: 'public'",
    to: "path: '/api/promotions/:id',\n  access: 'player'",
  },
  'REWARDS-034': {
    file: 'shared/platform/domains/src/rewards/promotions/promotions.presenter.ts',
    from: 'max_bonus: row.maxBonus === null ? null : printAmount(row.maxBonus)',
    to: 'max_bonus: null',
  },
  'REWARDS-035': { file: RULES, from: '[16, 2048, 4096, 16384]', to: '[16, 2048, 16384]' },
  'REWARDS-036': { file: RULES, from: '/page/guest/register.jsp', to: '/register' },
  'REWARDS-037': { file: `${SCREENS}/promotions/category-slider.module.css`, from: '(max-width: 599px)', to: '(max-width: 600px)' },
  'REWARDS-038': { file: `${SCREENS}/promotions/promotions.rules.ts`, from: ' ~ ', to: ' - ' },
  'REWARDS-039': { file: 'shared/platform/sandbox/src/seed/promotions.ts', from: 'Bonus of 7,777', to: 'Bonus of 7,770' },
};
