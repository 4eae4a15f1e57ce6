const CHANGED = 'contentvisibilityautostatechange';
const drawn = new WeakSet<Element>();
const tellsWhatIsDrawn = () => `on${CHANGED}` in document;

/** Notes which rows of a table are near enough to be drawn: the browser leaves out the others. @returns how to stop */
export function noteDrawnRows(table: HTMLTableElement): () => void {
  const note = (event: Event) => {
    if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || !(event.target instanceof Element)) return;
    if (event.skipped) drawn.delete(event.target);
    else drawn.add(event.target);
  };
  table.addEventListener(CHANGED, note, true);
  return () => table.removeEventListener(CHANGED, note, true);
}

/** Whether the row of this element is; everything is where the browser does not tell. */
export function isDrawn(element: Element): boolean {
  const row = element.closest('tr');
  return !tellsWhatIsDrawn() || (row !== null && drawn.has(row));
}
