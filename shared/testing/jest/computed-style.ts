/** What role queries, visibility matchers and the pointer ask of every element on the way up. */
const QUICK = new Set(['display', 'visibility', 'pointerEvents', 'pointer-events', 'opacity']);
/** `ruby > rt` is the one rule of jsdom's own style sheet that gives a `display` by the parent. */
const BY_PARENT = new Set(['rt', 'rp']);

/** jsdom's own: it matches its whole default style sheet, for each property anew on each ancestor. */
export const exactStyle = window.getComputedStyle.bind(window);

const displays = new Map<string, string>();

/** Without a style sheet and a `style` attribute, jsdom's own style sheet decides, by these alone. */
function displayOf(element: Element) {
  const type = element.getAttribute('type');
  const key = `${element.namespaceURI} ${element.localName} ${type} ${element.hasAttribute('hidden')} ${element.hasAttribute('open')}`;
  const known = displays.get(key);
  if (known !== undefined) return known;
  const { display } = exactStyle(element);
  displays.set(key, display);
  return display;
}

function isPlain(element: Element) {
  for (let at: Element | null = element; at; at = at.parentElement) if (at.hasAttribute('style')) return false;
  return element.ownerDocument.styleSheets.length === 0 && !BY_PARENT.has(element.localName);
}

function quickAnswer(element: Element, name: string) {
  if (name === 'display') return displayOf(element);
  if (name === 'opacity') return '';
  return name === 'visibility' ? 'visible' : 'auto';
}

/** The same answers as jsdom's own, and jsdom's own for everything but the few plain ones. */
window.getComputedStyle = (element, pseudo) => {
  if (!(element instanceof Element) || pseudo || !isPlain(element)) return exactStyle(element, pseudo);
  let exact: CSSStyleDeclaration | undefined;
  const exactly = () => (exact ??= exactStyle(element));
  const getPropertyValue = (name: string) =>
    QUICK.has(name) && name !== 'pointerEvents' ? quickAnswer(element, name) : exactly().getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue;
      if (typeof name === 'string' && QUICK.has(name)) return quickAnswer(element, name);
      const value: unknown = Reflect.get(exactly(), name);
      return typeof value === 'function' ? (value.bind(exact) as unknown) : value;
    },
    has: (_, name) => Reflect.has(exactly(), name),
  });
};
