import type { Game } from '@site/api/contracts/catalogue';
import type { GameRow } from './catalogue.repository';

export const presentGame = ({ code, name, type, platform, displayOrder, favourites, createdAt }: GameRow): Game => ({
  code,
  name,
  type,
  platform,
  displayOrder,
  createTime: Math.floor(createdAt.getTime() / 1000),
  favorite: favourites,
});
