import { useEffect, useId, useMemo, useRef, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRowHeight } from '#frame';
import { stepOf } from './row-keys';
import styles from './data-table.module.css';

const features = tableFeatures({});
const OVERSCAN_ROWS = 8;
/** So many rows before the last one, further rows are asked for. */
const NEAR_THE_END = 20;

/** One column: its name and the content of its cells. The style sheet of the page places it by `--columns`, and by `--phone-row` on a phone. */
export type DataColumn<Row extends object> = ColumnDef<typeof features, Row>;

interface DataTableProps<Row extends object> {
  label: string;
  columns: DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Key of the row that the keyboard is at. */
  cursor: string | null;
  onCursor: (key: string) => void;
  /** Enter, or a press on a row. */
  onOpen: (row: Row) => void;
  /** Hears keys that the table has no use for; the row is the one at the cursor. */
  onKey?: (key: string, row: Row) => void;
  /** Keys of the rows that are chosen, where rows can be. */
  chosen?: ReadonlySet<string>;
  /** Word for the look of a row. */
  stateOf?: (row: Row) => string | undefined;
  /** The table takes the focus whenever this becomes true and nothing else has it, e.g. after a dialog. */
  isMain?: boolean;
  /** The last rows are near. */
  onNearEnd?: () => void;
  className?: string;
}

/**
 * A table of any length: only the rows near the screen are in the document. The table has the focus, and the cursor moves in it by j and k,
 * the arrows, Home, End and the page keys.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, cursor, onCursor, onOpen, onKey, chosen, stateOf, isMain = true, onNearEnd, className } = props;
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const at = useMemo(() => (cursor === null ? -1 : rows.findIndex((row) => keyOf(row) === cursor)), [rows, keyOf, cursor]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    // The head covers the first line of the place that scrolls.
    scrollPaddingStart: rowHeight,
  });
  const shown = virtualizer.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  // The table knows only the rows near the screen, so a step of the scroll costs the same in a list of any length.
  const near = useMemo(() => rows.slice(first, last + 1), [rows, first, last]);
  const table = useTable({ features, columns, data: near, getRowId: keyOf });
  const drawn = table.getRowModel().rows;

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useEffect(() => {
    if (last >= rows.length - NEAR_THE_END) onNearEnd?.();
  }, [last, rows.length, onNearEnd]);

  useEffect(() => {
    if (isMain && document.activeElement === document.body) grid.current?.focus({ preventScroll: true });
  }, [isMain]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[at];
    const next = stepOf(event.key, at, rows.length);
    const target = next === null ? undefined : rows[next];
    if (target && next !== null) {
      event.preventDefault();
      virtualizer.scrollToIndex(next);
      onCursor(keyOf(target));
    } else if (row && event.target === grid.current) {
      if (event.key === 'Enter') onOpen(row);
      else if (event.key === ' ') event.preventDefault();
      onKey?.(event.key, row);
    }
  };

  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('button, a, label, input')) return;
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    const row = index === undefined ? undefined : rows[Number(index)];
    if (!row) return;
    onCursor(keyOf(row));
    onOpen(row);
  };

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable={chosen ? true : undefined}
      aria-activedescendant={at < 0 ? undefined : `${id}-${cursor}`}
      className={[styles.table, className].filter(Boolean).join(' ')}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <div role="rowgroup" className={styles.head}>
        {table.getHeaderGroups().map((group) => (
          <div key={group.id} role="row" aria-rowindex={1} className={styles.row}>
            {group.headers.map((header) => (
              <div key={header.id} role="columnheader" className={styles.cell} data-column={header.column.id}>
                <table.FlexRender header={header} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ index, start }) => {
          const row = drawn[index - first];
          if (!row) return null;
          return (
            <Row
              key={row.id}
              id={`${id}-${row.id}`}
              index={index}
              top={start}
              height={rowHeight}
              isCurrent={row.id === cursor}
              isChosen={chosen?.has(row.id)}
              state={stateOf?.(row.original)}
            >
              {row.getAllCells().map((cell) => (
                <div
                  key={cell.id}
                  role="gridcell"
                  className={styles.cell}
                  data-column={cell.column.id}
                  data-label={nameOf(cell.column.columnDef.header)}
                  style={areaOf(cell.column.id)}
                >
                  <table.FlexRender cell={cell} />
                </div>
              ))}
            </Row>
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  index: number;
  top: number;
  height: number;
  isCurrent: boolean;
  isChosen: boolean | undefined;
  state: string | undefined;
  children: ReactNode;
}

/** Name of the place of a cell where a page gives a row two lines. */
const areaOf = (column: string) => ({ '--area': column }) as CSSProperties;

/** Name of a column for a style sheet that writes it before a number: a phone has no head of the table. */
const nameOf = (header: unknown) => (typeof header === 'string' ? header : undefined);

/** One row at its place. Keys and presses are heard by the table, which has the focus. */
function Row({ id, index, top, height, isCurrent, isChosen, state, children }: RowProps) {
  return (
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={styles.row}
      data-current={isCurrent || undefined}
      data-state={state}
      style={{ transform: `translateY(${top}px)`, height }}
      data-index={index}
    >
      {children}
    </div>
  );
}
