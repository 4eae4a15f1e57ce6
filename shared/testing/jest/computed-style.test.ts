import { exactStyle } from './computed-style';

const TAGS =
  'a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col colgroup data datalist dd del ' +
  'details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i ' +
  'iframe img input ins kbd label layer legend li link listing main map mark marquee menu meta meter nav noframes noscript object ol optgroup option output ' +
  'p param picture plaintext pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg ' +
  'table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp own-element';
const SVG_TAGS = 'svg g path title style script a text use';
const ATTRIBUTES: Record<string, string>[] = [
  {},
  { hidden: 'until-found' },
  { open: '', class: 'panel', disabled: '', 'aria-hidden': 'true' },
  { type: 'HIDDEN' },
];
const STYLES = [
  null,
  'color: red',
  'display: none',
  'visibility: hidden',
  'pointer-events: none',
  'opacity: 0',
  'display: flex !important',
];

const NAMES = ['display', 'visibility', 'pointer-events', 'opacity', 'pointerEvents'];

const read = (style: CSSStyleDeclaration) => [
  ...NAMES.map((name) => style.getPropertyValue(name)),
  style.display,
  style.visibility,
  style.pointerEvents,
  style.opacity,
];

function expectSame(element: Element) {
  const quick = read(window.getComputedStyle(element));
  const exact = read(exactStyle(element));
  expect([element.outerHTML, quick]).toEqual([element.outerHTML, exact]);
}

function put<E extends Element>(parent: Element, element: E, attributes: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return parent.appendChild(element);
}

const html = (tag: string) => document.createElement(tag);
const svg = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag);

afterEach(() => document.body.replaceChildren());

it.each(['hidden', 'text'])('gives the same style as jsdom for an input of type %s', (type) => {
  expectSame(put(document.body, html('input'), { type }));
});

it.each(ATTRIBUTES)('gives the same style as jsdom for every tag with %j', (attributes) => {
  const detached = html('div');
  // Keep <style> out of the document: there it is a style sheet, and every later answer would come from jsdom itself.
  for (const tag of TAGS.split(' ')) expectSame(put(tag === 'style' ? detached : document.body, html(tag), attributes));
  for (const tag of SVG_TAGS.split(' ')) expectSame(put(detached, svg(tag), attributes));
});

it.each(STYLES)('gives the same style as jsdom below, at and beside an element with the style %j', (style) => {
  const outer = put(document.body, html('section'), style === null ? {} : { style });
  const middle = put(outer, html('ruby'));
  for (const tag of ['div', 'span', 'rt', 'rp', 'button', 'input']) {
    expectSame(put(middle, html(tag)));
    expectSame(put(document.body, html(tag), style === null ? {} : { style }));
    expectSame(put(document.body, html(tag)));
  }
  [document.documentElement, document.body, outer, middle].forEach(expectSame);
});

it('follows an element that changes, and one that moves', () => {
  const panel = put(document.body, html('div'));
  const steps = [
    () => void (panel.hidden = true),
    () => void (panel.hidden = false),
    () => void (panel.style.display = 'none'),
    () => void (panel.style.display = ''),
    () => put(put(document.body, html('div'), { style: 'visibility: hidden' }), panel),
    () => panel.remove(),
  ];
  for (const step of steps) {
    step();
    expectSame(panel);
  }
});

it('obeys a style sheet of the document', () => {
  const panel = put(document.body, html('div'), { class: 'away' });
  const sheet = put(document.head, html('style'));
  sheet.textContent = '.away { display: none; visibility: hidden; pointer-events: none; opacity: 0 }';
  expectSame(panel);
  expect(window.getComputedStyle(panel).display).toBe('none');
  sheet.remove();
  expect(window.getComputedStyle(panel).display).toBe('block');
});

it('leaves all other properties to jsdom', () => {
  const heading = put(document.body, html('h1'));
  const style = window.getComputedStyle(heading);
  expect([style.fontWeight, style.getPropertyValue('font-size')]).toEqual(['bold', '2em']);
  expect('color' in style).toBe(true);
  expect(style.cssText).toBe(exactStyle(heading).cssText);
});

it('refuses a value that is not an element', () => {
  expect(() => window.getComputedStyle(document as unknown as Element)).toThrow(TypeError);
});
