import type { Game } from '@site/api/contracts/catalogue';
import type { GameRow } from './catalogue.repository';

export const presentGame = ({ code, name, type, platform, icon, displayOrder, favourites, createdAt }: GameRow): Game => ({
  code,
  name,
  type,
  platform,
  ...(icon === null ? {} : { icon }),
  displayOrder,
  createTime: Math.floor(createdAt.getTime() / 1000),
  favorite: favourites,
});
