import { useLayoutEffect, useRef, useState } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import type { Game } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { GameTile, TileShape } from './game-tile';
import { noteScroll } from './poster-turns';
import { useGridShape } from './use-grid-shape';
import styles from './game-grid.module.css';

interface GameGridProps {
  games: readonly Game[];
  label: string;
  /** Supplier's name by platform. */
  supplierNames: ReadonlyMap<string, string>;
  favourites: ReadonlySet<string> | null;
  /** Scroll position in px to start at when the player comes back to this list. */
  initialTop?: number;
  /** True while data is saved: no tile loads a poster. */
  isPlain: boolean;
  onPlay: (game: Game) => void;
  onFavourite: (game: Game, favourite: boolean) => void;
  onInfo: (game: Game) => void;
}

const OVERSCAN_ROWS = 3;

/** A virtual list of all games: only the rows near the screen are in the document. */
export function GameGrid({ games, label, supplierNames, favourites, initialTop, isPlain, onPlay, onFavourite, onInfo }: GameGridProps) {
  const t = useText('catalogue');
  const sample = useRef<HTMLDivElement>(null);
  const { columns, rowHeight, top, isMeasured } = useGridShape(sample);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const playText = t('games.play');
  const favouriteText = t('favourite.mark');
  const infoText = t('info.title');
  const rowCount = Math.ceil(games.length / columns);

  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: OVERSCAN_ROWS,
    // Without this option the virtual list would scroll the page to its top after each skeleton.
    initialOffset: () => initialTop ?? window.scrollY,
    onChange: ({ isScrolling }) => {
      if (isScrolling) noteScroll();
    },
    // The row with the focus stays in the document, or scrolling would lose the keyboard's position.
    rangeExtractor: (range) => withRow(range, focusedRow),
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    // Scroll only once the true height of the list is known: the browser would stop at the end of a shorter list.
    if (isMeasured && initialTop !== undefined) window.scrollTo(0, initialTop);
  }, [isMeasured, initialTop]);

  return (
    <div className={styles.grid} role="list" aria-label={label} style={{ height: rowCount * rowHeight }} onBlur={() => setFocusedRow(null)}>
      <div ref={sample} className={styles.row} role="presentation" data-sample="">
        <TileShape />
      </div>
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          className={styles.row}
          role="presentation"
          style={{ transform: `translateY(${row.start - top}px)` }}
          onFocus={() => setFocusedRow(row.index)}
        >
          {games.slice(row.index * columns, (row.index + 1) * columns).map((game, column) => (
            <GameTile
              key={game.code}
              game={game}
              supplier={supplierNames.get(game.platform) ?? game.platform}
              position={row.index * columns + column + 1}
              total={games.length}
              isFavourite={favourites && favourites.has(game.code)}
              isPlain={isPlain}
              playText={playText}
              favouriteText={favouriteText}
              infoText={infoText}
              onPlay={onPlay}
              onFavourite={onFavourite}
              onInfo={onInfo}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function withRow(range: Range, row: number | null) {
  const rows = defaultRangeExtractor(range);
  if (row === null || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}
