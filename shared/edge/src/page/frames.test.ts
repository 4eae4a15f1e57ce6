import { FIRST_SLIDE, frameKey, OPEN_SLOT, otherRoute, PICTURE_PLACE, type ShellFrames } from '@site/api/contracts/site';
import type { Owner, ShownPlaces } from './path-owner';
import type { AreaPaint } from '../channel-document/area-paint';
import { framesOf } from './frames';

const VISITOR = { language: 'en', layout: 'mobile', device: { id: null, pins: {} } } as unknown as Parameters<typeof framesOf>[2];
const NONE: Parameters<typeof framesOf>[3] = new Map();
const places = { '/': 0, '/account': 1, '/deposit/:id': 1, [otherRoute('public')]: 2, [otherRoute('player')]: 1 };
const keys = (['guest', 'player'] as const).map((session) => frameKey({ language: 'en', layout: 'mobile', session }));
const frames: ShellFrames = {
  html: ['<a>home</a>', '<b>money</b>', '<i>other</i>'],
  places: Object.fromEntries(keys.map((key) => [key, places])),
  names: {},
};
const owner = (claim: object) => ({ claim: { path: '/', access: 'public', ...claim } }) as unknown as Owner;
/** A page that shows the same area to everybody. */
const shared = (path: string, of: Owner | null): ShownPlaces => ({ player: { path, owner: of }, guest: { path, owner: of } });

it.each([
  ['a route', '/', owner({}), '<a>home</a>'],
  ['a route with a parameter', '/deposit/7', owner({ access: 'player' }), '<b>money</b>'],
  ['a path that only the remote knows', '/new', owner({}), '<i>other</i>'],
  ['a screen of the shell', '/account', null, '<b>money</b>'],
])('chooses the frame of %s', (_, path, of, html) => {
  const page = { guestKey: keys[0], guest: html, playerKey: keys[1], player: html, styles: [] };
  expect(framesOf({ frames, areas: new Map() }, shared(path, of), VISITOR, NONE, [])).toEqual(page);
});

it.each([
  ['a page without header', '/', owner({ frame: 'bare' }), frames],
  ['an unknown page', '/nope', null, frames],
  ['a host without frames', '/', owner({}), null],
  ['another language', '/', owner({}), { html: [], places: {}, names: {} }],
])('has no frame for %s', (_, path, of, drawn) => {
  expect(framesOf({ frames: drawn, areas: new Map() }, shared(path, of), VISITOR, NONE, [])).toBeNull();
});

describe('the pending state of an area', () => {
  const open = `<main>${OPEN_SLOT}</main>`;
  const styles = [{ file: 'lifecycle.css', text: '.a{}' }];
  const paint: AreaPaint = {
    pending: {
      html: ['<p>$& loading</p>', ''],
      places: { [keys[1] ?? '']: { '/deposit/:id': 0 }, [keys[0] ?? '']: { '/deposit/:id': 1 } },
    },
    styles,
  };
  const areas = new Map([['mf-funds/1.0.0-a', paint]]);
  const funds = { ...owner({ path: '/deposit/:id', access: 'player' }), name: 'mf-funds', release: '1.0.0-a' };
  const pageOf = (html: string[], of: Owner) =>
    framesOf({ frames: { ...frames, html }, areas }, shared('/deposit/7', of), VISITOR, NONE, []);

  it('is in the slot of the frame, where nothing of it can be reached', () => {
    const page = pageOf([open, open, open], funds);
    expect(page?.player).toBe('<main><div id="area"><div data-pending inert aria-hidden="true"><p>$& loading</p></div></div></main>');
    expect(page?.styles).toEqual([{ ...styles[0], href: '/releases/mf-funds/1.0.0-a/lifecycle.css' }]);
  });

  it('shows the first slide in the place that it has for it', () => {
    const place = `<p><span class="scene" ${PICTURE_PLACE}="${FIRST_SLIDE}"></span></p>`;
    const withPlace = new Map([['mf-funds/1.0.0-a', { ...paint, pending: { ...paint.pending, html: [place, ''] } }]]);
    const playerFrame = (pictures: typeof NONE) =>
      framesOf({ frames: { ...frames, html: [open, open, open] }, areas: withPlace }, shared('/deposit/7', funds), VISITOR, pictures, [])
        ?.player;
    const shown = new Map([[FIRST_SLIDE, '/storage/a"b.svg']]);
    expect(playerFrame(shown)).toContain('<p><img class="scene" src="/storage/a&quot;b.svg" alt=""></p>');
    expect(playerFrame(NONE)).toContain(place);
  });

  it('is left out for a person for whom nothing is drawn', () => {
    expect(pageOf([open, open, open], funds)?.guest).toBe(open);
  });

  it('is left out of a frame that shows no area', () => {
    expect(pageOf(['', '<main><div id="area" hidden=""></div></main>', ''], funds)).toMatchObject({ styles: [] });
  });

  it('is that of the log-in for a visitor, where the page is for players', () => {
    const form = {
      pending: { html: ['<p>log in</p>'], places: { [keys[0] ?? '']: { '/': 0 } } },
      styles: [{ file: 'form.css', text: '.b{}' }],
    };
    const both = new Map([...areas, ['mf-access/1.0.0-c', form]]);
    const access = { ...owner({}), name: 'mf-access', release: '1.0.0-c' };
    const places = { player: { path: '/deposit/7', owner: funds }, guest: { path: '/', owner: access } };
    const page = framesOf({ frames: { ...frames, html: [open, open, open] }, areas: both }, places, VISITOR, NONE, []);
    expect([page?.guest, page?.player]).toEqual([expect.stringContaining('log in'), expect.stringContaining('loading')]);
    expect(page?.styles.map(({ text }) => text)).toEqual(['.a{}', '.b{}']);
  });

  it('is that of the release which the device runs', () => {
    expect(pageOf([open, open, open], { ...funds, release: '1.1.0-b' })).toMatchObject({ player: open, styles: [] });
  });
});
