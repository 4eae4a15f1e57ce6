import { memo } from 'react';
import { posterPath, type Game } from '@site/api/contracts/catalogue';
import { storagePath } from '@site/api/contracts/site';
import { Icon } from '@site/ui';
import { GamePoster } from '#poster';
import { usePosterTurn } from './poster-turns';
import styles from './game-tile.module.css';

interface GameTileProps {
  game: Game;
  supplier: string;
  /** From 1, counted among all games of the list, not only those in the document. */
  position: number;
  total: number;
  /** Null for a visitor, who has no favourites. */
  isFavourite: boolean | null;
  /** True while data is saved: the tile loads no poster. */
  isPlain: boolean;
  /** Labels of the three controls. */
  playText: string;
  favouriteText: string;
  infoText: string;
  onPlay: (game: Game) => void;
  onFavourite: (game: Game, favourite: boolean) => void;
  onInfo: (game: Game) => void;
}

// Without memo every scroll event renders all tiles near the screen again: at CPU 4x that alone takes most of a frame.
export const GameTile = memo(function GameTile({
  game,
  supplier,
  position,
  total,
  isFavourite,
  isPlain,
  playText,
  favouriteText,
  infoText,
  ...on
}: GameTileProps) {
  const isPosterTurn = usePosterTurn();
  return (
    <div className={styles.tile} role="listitem" aria-setsize={total} aria-posinset={position}>
      <div className={styles.picture}>{isPosterTurn && <GamePoster src={posterPath(game.code)} name={game.name} isPlain={isPlain} />}</div>
      <p className={styles.name}>
        {game.icon && <img className={styles.icon} src={storagePath(game.icon)} alt="" width={20} height={20} />}
        {game.name}
      </p>
      <p className={styles.supplier}>{supplier}</p>
      <button type="button" className={styles.play} aria-label={`${playText} ${game.name}`} onClick={() => on.onPlay(game)}>
        <span className={styles.playLabel}>{playText}</span>
      </button>
      <button
        type="button"
        className={styles.info}
        aria-haspopup="dialog"
        aria-label={`${infoText}: ${game.name}`}
        onClick={() => on.onInfo(game)}
      >
        <Icon name="info" />
      </button>
      {isFavourite !== null && (
        <button
          type="button"
          className={styles.favourite}
          aria-pressed={isFavourite}
          aria-label={`${favouriteText}: ${game.name}`}
          onClick={() => on.onFavourite(game, !isFavourite)}
        >
          <Icon name={isFavourite ? 'star-filled' : 'star'} />
        </button>
      )}
    </div>
  );
});

/** The outline of a tile without a game: the grid measures it. */
export function TileShape() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <div className={styles.picture} />
      <p className={styles.name}>&nbsp;</p>
      <p className={styles.supplier}>&nbsp;</p>
      <span className={styles.play}>
        <span className={styles.playLabel}>&nbsp;</span>
      </span>
    </div>
  );
}
