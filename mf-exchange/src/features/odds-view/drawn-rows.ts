const CHANGED = 'contentvisibilityautostatechange';
const drawn = new WeakSet<Element>();
const tellsWhatIsDrawn = () => `on${CHANGED}` in document;

/**
 * Records which rows of a table the browser paints: `content-visibility` skips rows far from the view. @returns a function that stops it
 */
export function noteDrawnRows(table: HTMLTableElement): () => void {
  const note = (event: Event) => {
    if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || !(event.target instanceof Element)) return;
    if (event.skipped) drawn.delete(event.target);
    else drawn.add(event.target);
  };
  table.addEventListener(CHANGED, note, true);
  return () => table.removeEventListener(CHANGED, note, true);
}

/** True if the browser paints the row of this element; always true where the browser does not report it. */
export function isDrawn(element: Element): boolean {
  const row = element.closest('tr');
  return !tellsWhatIsDrawn() || (row !== null && drawn.has(row));
}
