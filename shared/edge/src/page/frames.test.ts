import { frameKey, otherRoute, type Frames } from '@site/api/contracts/site';
import type { Owner } from './path-owner';
import { framesOf } from './frames';

const VISITOR = { language: 'en', layout: 'mobile', device: { id: null, pins: {} } } as unknown as Parameters<typeof framesOf>[3];
const places = { '/': 0, '/account': 1, '/deposit/:id': 1, [otherRoute('public')]: 2, [otherRoute('player')]: 1 };
const keys = (['guest', 'player'] as const).map((session) => frameKey({ language: 'en', layout: 'mobile', session }));
const frames: Frames = {
  html: ['<a>home</a>', '<b>money</b>', '<i>other</i>'],
  places: Object.fromEntries(keys.map((key) => [key, places])),
};
const owner = (claim: object) => ({ claim: { path: '/', access: 'public', ...claim } }) as unknown as Owner;

it.each([
  ['a route', '/', owner({}), '<a>home</a>'],
  ['a route with a parameter', '/deposit/7', owner({ access: 'player' }), '<b>money</b>'],
  ['a path that only the remote knows', '/new', owner({}), '<i>other</i>'],
  ['a screen of the shell', '/account', null, '<b>money</b>'],
])('chooses the frame of %s', (_, path, of, html) => {
  expect(framesOf({ frames }, of, path, VISITOR)).toEqual({ guestKey: keys[0], guest: html, playerKey: keys[1], player: html });
});

it.each([
  ['a page without header', '/', owner({ frame: 'bare' }), frames],
  ['an unknown page', '/nope', null, frames],
  ['a host without frames', '/', owner({}), null],
  ['another language', '/', owner({}), { html: [], places: {} }],
])('has no frame for %s', (_, path, of, drawn) => {
  expect(framesOf({ frames: drawn }, of, path, VISITOR)).toBeNull();
});
