import type { Mutations } from './mutation';

const RULES = 'shared/api/src/contracts/site/rules.ts';
const ROUTING = 'shell/src/composition/routing';

export const shell: Mutations = {
  'SHELL-001': { file: 'shared/i18n/src/dates.ts', from: ' GMT+6`', to: ' GMT+5`' },
  'SHELL-002': { file: 'shared/api/src/money/paisa.ts', from: "CURRENCY_SYMBOL = '৳'", to: "CURRENCY_SYMBOL = '₹'" },
  'SHELL-003': { file: 'shell/src/chrome/frame/frame.tsx', from: '          isMobile &&\n', to: '' },
  'SHELL-004': { file: RULES, from: '/Mobi|Android/', to: '/Mobi/' },
  'SHELL-005': { file: RULES, from: 'MOBILE_MAX_WIDTH = 768', to: 'MOBILE_MAX_WIDTH = 767' },
  'SHELL-006': { file: RULES, from: "DESKTOP_PUBLIC_ROUTES = ['/promotions']", to: "DESKTOP_PUBLIC_ROUTES = ['/account']" },
  'SHELL-008': { file: 'shared/edge/src/page/path-owner.ts', from: ', ...SHELL_ROUTES].some', to: '].some' },
  'SHELL-009': { file: RULES, from: "  '/forgot-password',\n", to: '' },
  'SHELL-010': { file: RULES, from: "  '/odds-view',\n", to: '' },
  'SHELL-011': {
    file: 'shell/src/core/session/session.service.ts',
    from: "isLoggedIn = storage.get('token') !== null",
    to: "isLoggedIn = storage.get('remote_id') !== null",
  },
  'SHELL-012': {
    file: 'shell/src/composition/services/launch-game.ts',
    from: "if (!player) return navigate('/login')",
    to: "if (!player) return navigate('/signup')",
  },
  'SHELL-013': { file: 'shared/api/src/contracts/safer-play/rules.ts', from: "  '/withdrawal',\n", to: '' },
  'SHELL-014': {
    file: 'shared/api/src/client/client.ts',
    from: "endpoint.access === 'player' ? bearer.token()",
    to: "endpoint.method === 'GET' ? bearer.token()",
  },
  'SHELL-015': { file: 'shared/api/src/contracts/funds/deposits.ts', from: 'showpayment-menthod', to: 'showpayment-method' },
  'SHELL-016': {
    file: `${ROUTING}/decide.ts`,
    from: "pathname === '/' && situation.isUnderMaintenance",
    to: "pathname !== '/' && situation.isUnderMaintenance",
  },
  'SHELL-017': { file: RULES, from: 'currently undergoing Maintenance', to: 'currently under Maintenance' },
  'SHELL-018': { file: `${ROUTING}/decide.ts`, from: "'/referral_code': 'referral_code'", to: "'/referral_code': 'affiliate_code'" },
  'SHELL-019': { file: `${ROUTING}/decide.ts`, from: "'/affiliate_code': 'affiliate_code'", to: "'/affiliate_code': 'referral_code'" },
  'SHELL-020': { file: 'shell/src/screens/pages/landing.page.tsx', from: 'found in the URL', to: 'found in the address' },
};
