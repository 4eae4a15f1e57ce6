import { mayHave, mayHold } from './markup';

/**
 * HTML of an element's content as a picture only: without names, addresses and references, and with fields that cannot be typed into,
 * because the typed text would be lost when the code arrives.
 * @returns an empty text for a content that such a picture cannot show, e.g. a photo, or an element with a style of its own
 */
export function stillOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('input[type="hidden"]')) hidden.remove();
  const parts = [...copy.querySelectorAll('*')];
  // The policies of the page allow no style of an element.
  if (!parts.every((part) => mayHold(part.localName) && !part.getAttribute('style'))) return '';
  nameGradients(copy, parts);
  for (const part of parts) {
    if (part.matches('input, textarea')) part.setAttribute('readonly', '');
    if (part.getAttribute('type') === 'password') part.setAttribute('type', 'text');
    for (const { name, value } of [...part.attributes]) if (!mayHave(part.localName, name, value)) part.removeAttribute(name);
  }
  return isWritable(copy) ? copy.innerHTML : '';
}

/** True when a browser reads the written HTML as the same elements; it reads a block inside of a paragraph otherwise, for example. */
function isWritable({ innerHTML }: Element) {
  const template = document.createElement('template');
  template.innerHTML = innerHTML;
  return template.innerHTML === innerHTML;
}

/** Gives gradients short ids, which no other element of the page has. */
function nameGradients(copy: Element, parts: readonly Element[]) {
  [...copy.querySelectorAll('linearGradient, radialGradient')].forEach((gradient, index) => {
    const reference = `url(#${gradient.id})`;
    gradient.id = `pending-${index}`;
    for (const part of parts)
      for (const name of ['fill', 'stroke']) if (part.getAttribute(name) === reference) part.setAttribute(name, `url(#${gradient.id})`);
  });
}
