import { posterPath, type Game } from '@site/api/contracts/catalogue';
import { storagePath, type Slide } from '@site/api/contracts/site';
import type { Language } from '@site/i18n';

/** One poster of a row, from a slide or from a game. */
export interface RowItem {
  key: string;
  name: string;
  poster: string;
  onPlay: () => void;
}

export const slideItem = (slide: Slide, language: Language, onPlay: () => void): RowItem => ({
  key: `${slide.link} ${slide.name}`,
  name: (language === 'bn' && slide.name_bn) || slide.name,
  poster: storagePath(slide.thubmnail),
  onPlay,
});

export const gameItem = (game: Game, onPlay: () => void): RowItem => ({
  key: game.code,
  name: game.name,
  poster: posterPath(game.code),
  onPlay,
});
