type Props = Record<string, string | number | boolean | undefined>;
type Child = Node | string;

function fill<E extends Element>(element: E, props: Props, children: Child[]): E {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}

/** Builds nodes without parsing, so that no text is read as markup. */
export const el = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] => fill(document.createElement(name), props, children);

export const svg = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  props: Props = {},
  ...children: Child[]
): SVGElementTagNameMap[Name] => fill(document.createElementNS('http://www.w3.org/2000/svg', name), props, children);

export const picture = (box: string, ...children: Child[]) =>
  svg('svg', { viewBox: box, 'aria-hidden': 'true', focusable: 'false' }, ...children);

export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Resolves at once when the viewer prefers reduced motion. */
export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, prefersStill() ? 0 : ms));
