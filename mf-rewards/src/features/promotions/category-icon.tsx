import { GameTypeIcon, Icon, type IconName } from '@site/ui';

const ICONS: Readonly<Record<string, IconName>> = { all: 'list', '99': 'gift', '512': 'star' };

/** Type of game by category id; these categories show the icon of that type. */
const GAME_TYPES: Readonly<Record<string, string>> = {
  '1': 'SLOT',
  '2': 'LIVE',
  '4': 'SPORTS',
  '8': 'FH',
  '32': 'EGAME',
  '64': 'LOTTO',
  '128': 'POKER',
  '256': 'TABLE',
  '1024': 'ARCADE',
  '8192': 'CRASH',
};

export function CategoryIcon({ choice }: { choice: string }) {
  const type = GAME_TYPES[choice];
  return type ? <GameTypeIcon type={type} size="m" /> : <Icon name={ICONS[choice] ?? 'star'} size="l" />;
}
