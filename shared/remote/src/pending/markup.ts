const listed = (names: string) => new Set(names.split(/\s+/));

const ELEMENTS = listed(`a article aside b br button dd details div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header
  hr i input label legend li nav ol optgroup option output p progress section select small span strong sub summary sup table tbody td
  textarea tfoot th thead time tr u ul
  svg g path circle ellipse rect line polyline polygon defs lineargradient radialgradient stop`);

const ATTRIBUTES = listed(`class dir lang hidden role placeholder value disabled readonly checked selected multiple rows cols size colspan
  rowspan open min max step aria-busy aria-checked aria-current aria-disabled aria-expanded aria-hidden aria-invalid aria-orientation
  aria-pressed aria-selected aria-sort
  focusable viewbox preserveaspectratio width height d points x y x1 x2 y1 y2 cx cy r rx ry fx fy transform fill-opacity fill-rule
  clip-rule stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity opacity offset stop-color stop-opacity
  gradientunits gradienttransform vector-effect`);

/** Kinds of controls. A field for a password is drawn as text, so that no browser fills it in. */
const CONTROLS = listed('button submit reset text checkbox radio search number tel email range hidden');

/** Attributes that the document and the shell read. */
const OF_THE_DOCUMENT = listed('data-stored data-frame data-skeleton data-pending data-remote data-release');

const GRADIENT = /^(linear|radial)gradient$/;
const DRAWN_ID = /^pending-\d+$/;
const PAINT = /^(url\(#pending-\d+\)|[\w#%,. -]+)$/;

/** True for an element that a pending state may hold: nothing that runs, that loads, or that is a document of its own. */
export const mayHold = (element: string) => ELEMENTS.has(element.toLowerCase());

/** True for an attribute that a pending state may hold: a look without an address, a name or a behaviour. */
export function mayHave(element: string, attribute: string, value: string): boolean {
  const name = attribute.toLowerCase();
  if (name === 'id') return GRADIENT.test(element.toLowerCase()) && DRAWN_ID.test(value);
  if (name === 'fill' || name === 'stroke') return PAINT.test(value);
  if (name === 'type') return CONTROLS.has(value);
  return ATTRIBUTES.has(name) || (/^data-[a-z-]+$/.test(name) && !OF_THE_DOCUMENT.has(name));
}
