import { SLOT_ID } from '@site/api/contracts/site';

/** Element in which remotes are mounted; the frame keeps it for the life of the page. */
export function slot(): HTMLElement {
  const element = document.getElementById(SLOT_ID);
  if (!element) throw new Error('The frame has no slot');
  return element;
}

const isPending = (element: Element) => element.hasAttribute('data-pending');

/**
 * Puts the element of a part into its slot, in place of an earlier one. The pending state that came with the document stays below it; the
 * frame's styles hide it in the moment in which the part renders.
 */
export function putInto(place: HTMLElement, element: HTMLElement) {
  place.prepend(element);
  for (const other of [...place.children]) if (other !== element && !isPending(other)) other.remove();
}

/** Removes the pending state that came with the document, if it is still there. */
export const dropPending = () => document.querySelector(`#${SLOT_ID} > [data-pending]`)?.remove();
