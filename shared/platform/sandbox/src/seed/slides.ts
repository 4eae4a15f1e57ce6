import { sql } from '@site/platform-kit/data/sql';
import type { GameType } from '@site/api/contracts/catalogue';
import type { Executor } from '@site/platform-kit/data/database';
import type { NewSlide } from '@site/platform-domains/site';

const slide = (file: string, link: string, name: string, nameBn: string) => ({
  status: 'active' as NewSlide['status'],
  link,
  thumbnail: `slides/${file}.svg`,
  name,
  nameBn,
});

const main = [
  slide('main-lily', '/games?type=SLOT&system=&title=Slots', 'Welcome to Shapla', 'শাপলায় স্বাগতম'),
  slide('main-cricket', '/games?type=SPORTS&system=&title=Sports', 'Cricket, ball by ball', 'বলে বলে ক্রিকেট'),
  slide('main-slots', '/games?type=SLOT&system=&title=Slots', 'Fifteen hundred slots', 'দেড় হাজার স্লট'),
  slide('main-live', '/games?type=LIVE&system=&title=Live%20Casino', 'Live tables all night', 'সারারাত লাইভ টেবিল'),
  slide('main-referral', '/refrrel-program', 'Bring a friend', 'বন্ধুকে আনুন'),
  { ...slide('main-cricket', '/games?type=SPORTS&system=&title=Sports', 'Last season', 'গত মৌসুম'), status: 'inactive' as const },
];

/** Game types of the favourite tiles, each filled with the most popular game of its type. The first one opens the lobby of its platform. */
const favourites: readonly GameType[] = ['LIVE', 'SLOT', 'CRASH', 'FH', 'TABLE', 'LOTTO', 'SLOT'];
const features: readonly GameType[] = ['SLOT', 'LIVE', 'TABLE', 'CRASH', 'BINGO', 'ARCADE', 'EGAME', 'POKER', 'FH'];

interface PickedGame {
  code: string;
  name: string;
  type: GameType;
  platform: string;
}

/** Slides that link to existing games. */
export async function demoSlides(db: Executor): Promise<NewSlide[]> {
  const pick = await gamePicker(db);
  const tiles = (sliderType: 'Favourite' | 'Features', types: readonly GameType[]) =>
    types.flatMap((type, at) => {
      const game = pick(type);
      if (!game) return [];
      const opensLobby = sliderType === 'Favourite' && at === 0;
      const link = [game.platform, game.type, ...(opensLobby ? [] : [game.code])].join('-');
      return [{ sliderType, status: 'active' as const, position: at, link, thumbnail: `games/${game.code}.svg`, name: game.name }];
    });
  const slides = main.map((slide, position) => ({ ...slide, sliderType: 'Main' as const, position }));
  return [...slides, ...tiles('Favourite', favourites), ...tiles('Features', features)];
}

/** Returns the most popular games of a type, each once, from a different platform each time if there are several. */
async function gamePicker(db: Executor) {
  const { rows } = await db.execute<PickedGame & Record<string, unknown>>(sql`
    select code, name, type, platform from (
      select game.*, row_number() over (partition by type, platform order by favourites desc, code) as place from game where active
    ) as ranked where place = 1 order by favourites desc, code`);
  const left = [...rows];
  return (type: GameType): PickedGame | undefined => {
    const at = left.findIndex((game) => game.type === type);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
}
