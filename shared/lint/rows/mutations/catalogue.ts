import type { Mutations } from './mutation';

const HOME = 'mf-catalogue/src/features/home/home.page.tsx';
const HOME_RULES = 'mf-catalogue/src/features/home/home.rules.ts';
const CONTRACT = 'shared/api/src/contracts/catalogue/rules.ts';
const QUERIES = 'mf-catalogue/src/features/games/games.queries.ts';
const RULES = 'mf-catalogue/src/features/games/games.rules.ts';
const LAUNCH = 'shell/src/composition/services/launch-game.ts';
const WINDOW = 'mf-catalogue/src/features/game-window/open-window.tsx';
const SLIDERS = 'shared/platform/domains/src/site/sliders';
const CATALOGUE = 'shared/platform/domains/src/games/catalogue';

export const catalogue: Mutations = {
  'CATALOGUE-001': { file: HOME, from: "<GameRow title={t('home.featured')}", to: "<GameRow title={t('home.recent')}" },
  'CATALOGUE-002': { file: 'shared/api/src/contracts/site/endpoints.ts', from: "status === 'active'", to: "status !== ''" },
  'CATALOGUE-003': { file: HOME_RULES, from: 'SLIDE_MS = 3000', to: 'SLIDE_MS = 3001' },
  'CATALOGUE-004': { file: HOME_RULES, from: 'NOTICE_SPEED = 30', to: 'NOTICE_SPEED = 31' },
  'CATALOGUE-005': { file: CONTRACT, from: "'Fishing'", to: "'Fish'" },
  'CATALOGUE-006': { file: CONTRACT, from: "'LIVE', 'SLOT'", to: "'SLOT', 'LIVE'" },
  'CATALOGUE-007': { file: HOME, from: "slideItems('Favourite')", to: "slideItems('Features')" },
  'CATALOGUE-008': { file: HOME, from: "slideItems('Features')", to: "slideItems('Favourite')" },
  'CATALOGUE-009': { file: LAUNCH, from: "if (!player) return navigate('/login')", to: "if (!player) return navigate('/signup')" },
  'CATALOGUE-010': { file: CONTRACT, from: "link.split('-')", to: "link.split('/')" },
  'CATALOGUE-011': { file: 'mf-catalogue/src/features/home/marketing-text.tsx', from: 'useState(false)', to: 'useState(true)' },
  'CATALOGUE-012': { file: 'mf-catalogue/src/features/home/marketing-text.module.css', from: 'max-height: 970px', to: 'max-height: 971px' },
  'CATALOGUE-013': { file: `${SLIDERS}/sliders.repository.ts`, from: "where status = 'active' and", to: 'where' },
  'CATALOGUE-014': { file: `${SLIDERS}/sliders.presenter.ts`, from: "status: 'active'", to: "status: 'on'" },
  'CATALOGUE-015': { file: `${CATALOGUE}/catalogue.presenter.ts`, from: '{ icon })', to: '{ icon: name })' },
  'CATALOGUE-016': { file: RULES, from: "params.get('title')", to: "params.get('name')" },
  'CATALOGUE-017': { file: 'mf-catalogue/src/features/games/provider-area.tsx', from: "const ALL = 'ALL'", to: "const ALL = 'All'" },
  'CATALOGUE-018': {
    file: 'mf-catalogue/src/features/games/provider-area.tsx',
    from: 'No providers available',
    to: 'No provider available',
  },
  'CATALOGUE-019': { file: RULES, from: 'query.trim().toLowerCase()', to: 'query.trim()' },
  'CATALOGUE-020': { file: RULES, from: 'b.createTime - a.createTime', to: 'a.createTime - b.createTime' },
  'CATALOGUE-021': { file: CONTRACT, from: "'displayOrder', 'createTime'", to: "'createTime', 'displayOrder'" },
  'CATALOGUE-022': { file: 'mf-catalogue/locales/en.json', from: '"Play Game"', to: '"Play"' },
  'CATALOGUE-023': { file: CONTRACT, from: "'/storage/games/default.svg'", to: "'/storage/games/none.svg'" },
  'CATALOGUE-024': { file: 'mf-catalogue/src/features/games/games-lobby.tsx', from: 'gameCode: game.code', to: "gameCode: ''" },
  'CATALOGUE-025': { file: QUERIES, from: "systems.join(',')", to: "systems.join(';')" },
  'CATALOGUE-026': { file: QUERIES, from: 'JSON.stringify(systems)', to: "systems.join(',')" },
  'CATALOGUE-027': { file: CONTRACT, from: "DEFAULT_SYSTEM_TYPE: GameType = 'LIVE'", to: "DEFAULT_SYSTEM_TYPE: GameType = 'SLOT'" },
  'CATALOGUE-028': { file: `${CATALOGUE}/catalogue.service.ts`, from: 'platform: code, name', to: 'platform: name, name' },
  'CATALOGUE-029': { file: QUERIES, from: 'Failed to fetch games', to: 'Failed to load games' },
  'CATALOGUE-030': { file: QUERIES, from: 'Failed to fetch providers', to: 'Failed to load providers' },
  'CATALOGUE-031': { file: QUERIES, from: 'while fetching systems', to: 'while loading systems' },
  'CATALOGUE-032': {
    file: 'shared/platform/domains/src/games/game-run/game-run.repository.ts',
    from: 'and redeemed_at is null ',
    to: '',
  },
  'CATALOGUE-033': { file: 'shared/api/src/contracts/catalogue/endpoints.ts', from: "'/api/game-run'", to: "'/api/run-game'" },
  'CATALOGUE-034': { file: LAUNCH, from: "=== 'mobile'", to: "!== 'mobile'" },
  'CATALOGUE-035': { file: LAUNCH, from: 'window.location.origin', to: 'window.location.href' },
  'CATALOGUE-036': { file: LAUNCH, from: 'serverMessage ?? LAUNCH_FAILED', to: 'LAUNCH_FAILED' },
  'CATALOGUE-037': { file: 'mf-catalogue/src/features/game-window/game-frame.tsx', from: 'src={game.url}', to: 'src={game.returnTo}' },
  'CATALOGUE-038': { file: WINDOW, from: 'username={session.player?.username}', to: 'username={session.player?.remoteId}' },
  'CATALOGUE-039': { file: WINDOW, from: 'navigate(game.returnTo)', to: "navigate('/games')" },
  'CATALOGUE-040': { file: WINDOW, from: '!session.player && <LoginBar', to: 'session.player && <LoginBar' },
};
