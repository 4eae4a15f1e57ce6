import type { Mutations } from './mutation';

const MANIFEST = 'mf-exchange/remote.manifest.ts';
const ODDS_VIEW = 'mf-exchange/src/features/odds-view';
const FRAME = 'mf-exchange/src/exchange-frame';
const RULES = 'shared/api/src/contracts/exchange/rules.ts';
const CALLS = 'shared/api/src/contracts/exchange/data.endpoints.ts';
const DATA = 'shared/platform/exchange-data/src';

export const exchange: Mutations = {
  'EXCHANGE-001': { file: MANIFEST, from: `'/exchange', access: 'player'`, to: `'/exchange', access: 'public'` },
  'EXCHANGE-002': { file: MANIFEST, from: `'/exchange-inplay', access: 'player'`, to: `'/exchange-inplay', access: 'public'` },
  'EXCHANGE-003': { file: MANIFEST, from: `'/exchange-account', access: 'player'`, to: `'/exchange-account', access: 'public'` },
  'EXCHANGE-004': { file: `${ODDS_VIEW}/odds-view.rules.ts`, from: `params.get('previousPath')`, to: `params.get('previous')` },
  'EXCHANGE-005': { file: 'mf-exchange/src/paths.ts', from: `'/exchange-sports'`, to: `'/exchange-sport'` },
  'EXCHANGE-006': { file: 'mf-exchange/src/paths.ts', from: `'/exchange-multi'`, to: `'/exchange-pins'` },
  'EXCHANGE-007': {
    file: 'mf-exchange/src/features/redirect/redirect.page.tsx',
    from: 'if (address) leaveTo(address);',
    to: 'if (!address) leaveTo(String(address));',
  },
  'EXCHANGE-008': { file: 'shared/api/src/contracts/site/rules.ts', from: '/m/#/token/', to: '/m/#/tokens/' },
  'EXCHANGE-009': {
    file: `${FRAME}/exchange-nav.tsx`,
    from: `path: SPORTS, icon: 'sports', name: 'nav.sports'`,
    to: `path: SPORTS, icon: 'sports', name: 'nav.multi'`,
  },
  'EXCHANGE-010': { file: `${FRAME}/exchange-header.tsx`, from: 'data?.exposure', to: 'data?.main' },
  'EXCHANGE-011': { file: RULES, from: `['cricket', 'soccer', 'tennis']`, to: `['cricket', 'tennis', 'soccer']` },
  'EXCHANGE-012': { file: `${ODDS_VIEW}/event-head.tsx`, from: `sport ?? 'cricket'`, to: `sport ?? 'soccer'` },
  'EXCHANGE-013': { file: `${ODDS_VIEW}/runner-row.tsx`, from: 'runners[index], side, level)', to: 'runners[index], side, level + 1)' },
  'EXCHANGE-014': {
    file: `${ODDS_VIEW}/quotes.rules.ts`,
    from: 'runner?.backPrice : runner?.layPrice',
    to: 'runner?.layPrice : runner?.backPrice',
  },
  'EXCHANGE-015': { file: RULES, from: `'Ball by Ball', 'Khadda'`, to: `'Khadda', 'Ball by Ball'` },
  'EXCHANGE-016': { file: `${ODDS_VIEW}/fancy.rules.ts`, from: 'type: index + 1', to: 'type: index' },
  'EXCHANGE-017': { file: RULES, from: 'No fancy bets available', to: 'No fancy bet available' },
  'EXCHANGE-018': { file: `${ODDS_VIEW}/quotes.rules.ts`, from: 'row?.ball_running === 1', to: 'row?.ball_running === 0' },
  'EXCHANGE-019': { file: `${ODDS_VIEW}/markets.tsx`, from: 'return <LoadingOdds />', to: 'return null' },
  'EXCHANGE-020': { file: RULES, from: 'ODDS_POLL_MS = 300', to: 'ODDS_POLL_MS = 400' },
  'EXCHANGE-021': { file: CALLS, from: '/api/match-odds/:marketId', to: '/api/match-prices/:marketId' },
  'EXCHANGE-022': { file: CALLS, from: '/api/event/:eventId', to: '/api/events/:eventId' },
  'EXCHANGE-023': { file: `${ODDS_VIEW}/frames.rules.ts`, from: 'b(?:[^>]*', to: 'd(?:[^>]*' },
  'EXCHANGE-024': { file: CALLS, from: '/api/sports-events/', to: '/api/sport-events/' },
  'EXCHANGE-025': { file: CALLS, from: '/api/ip', to: '/api/address' },
  'EXCHANGE-026': { file: CALLS, from: '{ chid, userip: userIp }', to: '{ chid, ip: userIp }' },
  'EXCHANGE-027': { file: `${DATA}/match-odds.presenter.ts`, from: 'inplay: market.inplay', to: 'inplay: !market.inplay' },
  'EXCHANGE-028': {
    file: `${DATA}/event.presenter.ts`,
    from: '[[seen.market.id, presentBookmaker(seen)]]',
    to: '[[seen.event.id, presentBookmaker(seen)]]',
  },
  'EXCHANGE-029': { file: `${DATA}/event.presenter.ts`, from: 'backPrice: per100(back)', to: 'backPrice: per100(lay)' },
  'EXCHANGE-030': { file: `${DATA}/event.presenter.ts`, from: 'no_rate: per100(noRate)', to: 'no_rate: per100(yesRate)' },
  'EXCHANGE-031': { file: `${DATA}/sport-events.presenter.ts`, from: 'Fancy: event.has.fancy', to: 'Fancy: !event.has.fancy' },
  'EXCHANGE-032': { file: 'mf-exchange/src/features/in-play/in-play.rules.ts', from: `'result', 'search']`, to: `'search', 'result']` },
  'EXCHANGE-033': { file: 'mf-exchange/src/event-list/event-row.tsx', from: '{event.Fancy && <', to: '{event.InPlay || <' },
  'EXCHANGE-034': { file: 'mf-exchange/src/features/account/account.rules.ts', from: `'bets', 'history'`, to: `'history', 'bets'` },
  'EXCHANGE-035': { file: 'mf-exchange/src/features/account/account.rules.ts', from: '30 * 60_000', to: '60 * 60_000' },
  'EXCHANGE-036': { file: 'shared/api/src/contracts/exchange/bets.ts', from: `'/api/exchange/bets'`, to: `'/api/exchange/bet'` },
  'EXCHANGE-037': { file: 'mf-exchange/src/markets/poll-event.ts', from: 'if (!isFailing && !signal.aborted)', to: 'if (!signal.aborted)' },
};
