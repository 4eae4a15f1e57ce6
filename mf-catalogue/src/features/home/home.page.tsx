import { parseSlideLink, type Game } from '@site/api/contracts/catalogue';
import { activeSlides, type Slide } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { LoadFailure } from '@site/ui';
import { favouriteGamesQuery, recentGamesQuery } from '#player-lists';
import { CategoryArea } from './category-area';
import { ExchangeEntry } from './exchange-entry';
import { GameRow, RowSkeleton } from './game-row';
import { slidersQuery } from './home.queries';
import { MainStage, StageSkeleton } from './main-stage';
import { MarketingText } from './marketing-text';
import { NoticeMarquee } from './notice-marquee';
import { gameItem, slideItem } from './row-item';
import styles from './home.module.css';

export function HomePage() {
  const t = useText('catalogue');
  const { session, language, launchGame } = useShell();
  const sliders = useQuery(slidersQuery());
  const favourites = useQuery(favouriteGamesQuery(session.player?.remoteId));
  const recent = useQuery(recentGamesQuery(session.player?.remoteId));

  const handleSlide = (slide: Slide) => void launchGame({ ...parseSlideLink(slide.link), name: slide.name }, '/');
  const handleGame = (game: Game) =>
    void launchGame({ platform: game.platform, gameType: game.type, gameCode: game.code, name: game.name }, '/');
  const slideItems = (kind: 'Favourite' | 'Features') =>
    activeSlides(sliders.data ?? [], kind).map((slide) => slideItem(slide, language.current, () => handleSlide(slide)));
  const gameItems = (games: readonly Game[] | undefined) => games?.map((game) => gameItem(game, () => handleGame(game))) ?? [];

  return (
    <div className={styles.home}>
      <h1 className={styles.heading}>{t('home.heading')}</h1>
      {sliders.data && <MainStage slides={activeSlides(sliders.data, 'Main')} />}
      {sliders.isPending && <StageSkeleton />}
      {sliders.isError && !sliders.data && <LoadFailure error={sliders.error} onRetry={() => void sliders.refetch()} />}
      <NoticeMarquee />
      <CategoryArea />
      <ExchangeEntry />
      <GameRow title={t('home.recent')} items={gameItems(recent.data)} />
      <GameRow title={t('home.myFavourites')} items={gameItems(favourites.data)} />
      {sliders.isPending ? <RowSkeleton /> : <GameRow title={t('home.favourites')} items={slideItems('Favourite')} />}
      {sliders.isPending ? <RowSkeleton /> : <GameRow title={t('home.featured')} items={slideItems('Features')} />}
      <MarketingText />
    </div>
  );
}
