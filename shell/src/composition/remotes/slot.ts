export const SLOT_ID = 'area';

/** Element in which remotes are mounted; the frame keeps it for the life of the page. */
export function slot(): HTMLElement {
  const element = document.getElementById(SLOT_ID);
  if (!element) throw new Error('The frame has no slot');
  return element;
}
