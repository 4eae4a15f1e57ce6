/** Properties that role queries, visibility matchers and `user-event` read of an element and all its ancestors. */
const QUICK = new Set(['display', 'visibility', 'pointerEvents', 'pointer-events', 'opacity']);
/** Elements with a `display` that depends on the parent, by the rule `ruby > rt` of jsdom's default style sheet. */
const BY_PARENT = new Set(['rt', 'rp']);

/** jsdom's own function. It is slow, because it matches the whole default style sheet, for each property and each ancestor again. */
export const exactStyle = window.getComputedStyle.bind(window);

const displays = new Map<string, string>();

/** Cached `display`. Without a style sheet and a `style` attribute, jsdom's default style sheet decides it by the parts of the key. */
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

/** Gives the same values as jsdom's own function, which it calls for all but the plain elements and the properties in QUICK. */
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
