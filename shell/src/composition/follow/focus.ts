/**
 * Remembers the focused field and the scroll position.
 * @returns a function that restores both in the next element, by the name of the field
 */
export function rememberFocus(element: HTMLElement) {
  const { scrollX, scrollY } = window;
  const field = document.activeElement;
  const name = field && element.contains(field) ? field.getAttribute('name') : null;
  return (next: HTMLElement) => {
    if (name) next.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
    window.scrollTo(scrollX, scrollY);
  };
}
