/** @returns how to go back to the field of the same name, and to the same height of the page, in what stands there next */
export function rememberFocus(element: HTMLElement) {
  const { scrollX, scrollY } = window;
  const field = document.activeElement;
  const name = field && element.contains(field) ? field.getAttribute('name') : null;
  return (next: HTMLElement) => {
    if (name) next.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
    window.scrollTo(scrollX, scrollY);
  };
}
