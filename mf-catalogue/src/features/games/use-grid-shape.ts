import { useLayoutEffect, useState, type RefObject } from 'react';

interface GridShape {
  columns: number;
  rowHeight: number;
  /** Distance in px from the top of the document to the first row. */
  top: number;
  isMeasured: boolean;
}

const BEFORE_LAYOUT: GridShape = { columns: 3, rowHeight: 240, top: 0, isMeasured: false };

/** The style sheet decides columns and heights, so they are measured at a hidden row. */
export function useGridShape(sample: RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState(BEFORE_LAYOUT);

  useLayoutEffect(() => {
    const measure = () => {
      const row = sample.current;
      if (!row?.offsetHeight) return;
      const columns = getComputedStyle(row).gridTemplateColumns.split(' ').length;
      const next = {
        columns,
        rowHeight: row.offsetHeight,
        top: Math.round(row.getBoundingClientRect().top + window.scrollY),
        isMeasured: true,
      };
      setShape((now) => (isSame(now, next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (sample.current) observer.observe(sample.current);
    // Anything that changes its height above the grid moves the grid's top.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [sample]);

  return shape;
}

const isSame = (a: GridShape, b: GridShape) =>
  a.isMeasured === b.isMeasured && a.columns === b.columns && a.rowHeight === b.rowHeight && a.top === b.top;
