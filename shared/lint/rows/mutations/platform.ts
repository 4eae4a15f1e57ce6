import type { Mutations } from './mutation';

const CONTRACTS = 'shared/api/src/contracts';
const ERRORS = 'shared/api/src/errors';
const KIT = 'shared/platform/kit/src';
const ACCESS = 'shared/platform/domains/src/access';
const FUNDS = 'shared/platform/domains/src/funds';
const GAMES = 'shared/platform/domains/src/games';
const REWARDS = 'shared/platform/domains/src/rewards';
const SITE = 'shared/platform/domains/src/site';

export const platform: Mutations = {
  'PLATFORM-001': { file: 'shared/api/src/client/client.ts', from: `options.exchangeOrigin ?? ''`, to: `options.origin ?? ''` },
  'PLATFORM-002': { file: `${KIT}/http/error-answer.ts`, from: 'requestId, error: message,', to: 'requestId, error: code,' },
  'PLATFORM-003': { file: `${KIT}/http/route.ts`, from: `...(endpoint.access === 'player' ?`, to: `...(endpoint.access === 'public' ?` },
  'PLATFORM-004': { file: `${KIT}/http/audit.ts`, from: `['remote_id', 'userId']`, to: `['remote_id']` },
  'PLATFORM-005': {
    file: `${ACCESS}/accounts/accounts.policy.ts`,
    from: 'allowedOrigins.includes(origin)',
    to: 'allowedOrigins.length > 0',
  },
  'PLATFORM-006': {
    file: 'shared/platform/domains/src/ledger/ledger.policy.ts',
    from: 'if (amount >= 0n)',
    to: 'if (amount >= -1_000_00n)',
  },
  'PLATFORM-007': { file: `${SITE}/pictures/storage.routes.ts`, from: 'reply.type(file.type)', to: `reply.type('text/html')` },
  'PLATFORM-008': { file: `${ACCESS}/sessions/sessions.policy.ts`, from: '30 * 86_400', to: '31 * 86_400' },
  'PLATFORM-009': { file: `${KIT}/base/logging.ts`, from: `  'verification_code',`, to: '' },
  'PLATFORM-010': { file: `${CONTRACTS}/recovery/rules.ts`, from: 'OTP_TRIES = 5', to: 'OTP_TRIES = 6' },
  'PLATFORM-011': { file: `${CONTRACTS}/chat/rules.ts`, from: `SUPPORT_USER_ID = '7'`, to: `SUPPORT_USER_ID = '8'` },
  'PLATFORM-012': {
    file: `${FUNDS}/decisions/second-person.service.ts`,
    from: 'refuseDecision(row, seen);',
    to: 'if (row.id < 0) refuseDecision(row, seen);',
  },
  'PLATFORM-013': { file: `${SITE}/pictures/logo.routes.ts`, from: 'favicon: OWN_FAVICON', to: `favicon: 'logo/icon.svg'` },
  'PLATFORM-014': {
    file: `${SITE}/general/general.policy.ts`,
    from: `stored['site_status'] === '0' ? 0 : 1`,
    to: `stored['site_status'] === '1' ? 0 : 1`,
  },
  'PLATFORM-015': { file: `${SITE}/general/social-links.repository.ts`, from: 'order by id', to: 'order by id desc' },
  'PLATFORM-016': {
    file: `${ERRORS}/platform.ts`,
    from: `'platform.unauthenticated': { status: 401`,
    to: `'platform.unauthenticated': { status: 403`,
  },
  'PLATFORM-017': { file: `${ERRORS}/access.ts`, from: 'Invalid credentials', to: 'Wrong credentials' },
  'PLATFORM-018': { file: `${CONTRACTS}/access/rules.ts`, from: 'USERNAME_MAX = 16', to: 'USERNAME_MAX = 17' },
  'PLATFORM-019': { file: `${ACCESS}/entry/create-player.service.ts`, from: 'code.toUpperCase()', to: 'code' },
  'PLATFORM-020': {
    file: `${ACCESS}/profile/profile.presenter.ts`,
    from: `player.phoneVerifiedAt ? '1' : '0'`,
    to: `player.phoneVerifiedAt ? '0' : '1'`,
  },
  'PLATFORM-021': { file: `${ACCESS}/profile/contacts.service.ts`, from: 'if (verifiedAt) throw', to: 'if (verifiedAt && !isOwn) throw' },
  'PLATFORM-022': { file: `${ACCESS}/profile/contacts.repository.ts`, from: 'set email_verified_at =', to: 'set phone_verified_at =' },
  'PLATFORM-023': { file: `${ACCESS}/profile/contacts.repository.ts`, from: 'set phone_verified_at =', to: 'set email_verified_at =' },
  'PLATFORM-024': { file: `${CONTRACTS}/account/rules.ts`, from: 'MAX_OTHER_PHONES = 2', to: 'MAX_OTHER_PHONES = 3' },
  'PLATFORM-025': { file: `${CONTRACTS}/account/rules.ts`, from: 'ADULT_YEARS = 18', to: 'ADULT_YEARS = 17' },
  'PLATFORM-026': { file: `${ERRORS}/account.ts`, from: 'Your current password is not correct.', to: 'Your password is not correct.' },
  'PLATFORM-027': { file: `${ACCESS}/recovery/recovery.policy.ts`, from: 'contact === player.emailKey ?', to: "contact !== '' ?" },
  'PLATFORM-028': {
    file: `${ACCESS}/change-password/change-password.service.ts`,
    from: `await endSessionsOf(tx, playerId, at, 'password', keptSessionId)`,
    to: 'keptSessionId ?? 0',
  },
  'PLATFORM-029': { file: `${SITE}/sliders/sliders.repository.ts`, from: `where status = 'active' and`, to: 'where' },
  'PLATFORM-030': { file: `${GAMES}/catalogue/games.routes.ts`, from: `.split(',')`, to: `.split(';')` },
  'PLATFORM-031': { file: `${ERRORS}/catalogue.ts`, from: 'Failed to fetch providers', to: 'Failed to fetch the providers' },
  'PLATFORM-032': {
    file: `${CONTRACTS}/catalogue/rules.ts`,
    from: `DEFAULT_SYSTEM_TYPE: GameType = 'LIVE'`,
    to: `DEFAULT_SYSTEM_TYPE: GameType = 'SLOT'`,
  },
  'PLATFORM-033': { file: `${GAMES}/game-run/game-run.repository.ts`, from: 'and type = ${wanted.type} and', to: 'and' },
  'PLATFORM-034': { file: `${CONTRACTS}/catalogue/rules.ts`, from: '/storage/games/${', to: '/storage/posters/${' },
  'PLATFORM-035': {
    file: `${FUNDS}/payment-methods/payment-methods.presenter.ts`,
    from: `type: 'ewallet', pgs: methods`,
    to: `type: 'ewallet', pgs: methods.slice(1)`,
  },
  'PLATFORM-036': { file: `${FUNDS}/payment-methods/payment-methods.routes.ts`, from: 'channels.length > 0', to: 'channels.length >= 0' },
  'PLATFORM-037': { file: `${CONTRACTS}/funds/rules.ts`, from: 'QUOTE_S = 600', to: 'QUOTE_S = 601' },
  'PLATFORM-038': {
    file: `${FUNDS}/deposits/deposits.policy.ts`,
    from: '({ hasPending }) => hasPending',
    to: '({ hasPending }) => !hasPending',
  },
  'PLATFORM-039': {
    file: `${FUNDS}/deposits/ewallet.service.ts`,
    from: 'const { amount, promotionId } = quote;',
    to: 'const { amount } = quote;\n  const promotionId = null;',
  },
  'PLATFORM-040': { file: `${CONTRACTS}/funds/rules.ts`, from: String.raw`/^\d{11}$/`, to: String.raw`/^\d{10,11}$/` },
  'PLATFORM-041': { file: `${CONTRACTS}/funds/rules.ts`, from: 'REBATE_PERCENT = 2', to: 'REBATE_PERCENT = 3' },
  'PLATFORM-042': {
    file: `${ERRORS}/funds.ts`,
    from: `'funds.withdraw_pending': { status: 409`,
    to: `'funds.withdraw_pending': { status: 400`,
  },
  'PLATFORM-043': { file: `${CONTRACTS}/funds/rules.ts`, from: 'WITHDRAWAL_MIN = 500', to: 'WITHDRAWAL_MIN = 499' },
  'PLATFORM-044': {
    file: `${FUNDS}/withdrawals/hold.service.ts`,
    from: `'withdrawal_returned', withdrawal, playerHeld(withdrawal.playerId), playerCash(withdrawal.playerId)`,
    to: `'withdrawal_returned', withdrawal, playerHeld(withdrawal.playerId), system('CLEARING:Padma Wallet', withdrawal.playerId)`,
  },
  'PLATFORM-045': {
    file: `${FUNDS}/history/records.repository.ts`,
    from: 'order by created_at desc, id desc',
    to: 'order by created_at, id',
  },
  'PLATFORM-046': {
    file: `${REWARDS}/turnover/turnover.rules.ts`,
    from: `if (kind === 'base') return 100;`,
    to: `if (kind === 'base') return 99;`,
  },
  'PLATFORM-047': {
    file: 'shared/platform/domains/src/records/bet-records/bet-records.presenter.ts',
    from: 'winAmount: printAmount(row.win)',
    to: 'winAmount: printAmount(row.bet)',
  },
  'PLATFORM-048': { file: `${CONTRACTS}/funds/rules.ts`, from: 'CHANGE_WAIT_S = 1800', to: 'CHANGE_WAIT_S = 1700' },
  'PLATFORM-049': { file: `${ERRORS}/rewards.ts`, from: 'You need at least 10 to', to: 'You need at least 11 to' },
  'PLATFORM-050': { file: `${CONTRACTS}/rewards/rules.ts`, from: 'VP_PER_BDT = 400', to: 'VP_PER_BDT = 500' },
  'PLATFORM-051': { file: `${REWARDS}/vip/vip.rules.ts`, from: 'SLOT: 10n', to: 'SLOT: 5n' },
  'PLATFORM-052': { file: `${CONTRACTS}/rewards/rules.ts`, from: 'from: 100, rates: [10, 5, 1]', to: 'from: 100, rates: [11, 5, 1]' },
  'PLATFORM-053': {
    file: `${REWARDS}/promotions/promotions.repository.ts`,
    from: 'select * from promotions order by position, id',
    to: `select * from promotions where status = 'active' order by position, id`,
  },
  'PLATFORM-054': {
    file: 'shared/platform/domains/src/notifications/inbox/inbox.repository.ts',
    from: 'id = ${id} and player_id = ${playerId}',
    to: 'id = ${id} and player_id >= least(${playerId}, 0)',
  },
  'PLATFORM-055': {
    file: 'shared/platform/domains/src/support/chat/chat.rules.ts',
    from: 'user === undefined || String(user) === SUPPORT_USER_ID',
    to: 'user === undefined || Number(user) === Number(SUPPORT_USER_ID)',
  },
  'PLATFORM-056': {
    file: 'shared/platform/exchange-data/src/snapshots.ts',
    from: 'if (before?.answer.text === content)',
    to: 'if (before)',
  },
  'PLATFORM-057': {
    file: 'shared/platform/exchange-data/src/reads.routes.ts',
    from: '${exchangeOrigin}/score/',
    to: '${exchangeOrigin}/scores/',
  },
  'PLATFORM-058': { file: 'shared/platform/exchange-data/src/pages/pages.routes.ts', from: '&& isIP(userip)', to: '' },
  'PLATFORM-059': { file: `${CONTRACTS}/exchange/rules.ts`, from: 'odds: 200n', to: 'odds: 100n' },
};
