import { el, picture, svg } from '../browser/dom';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = [
  'M0-14C-4-8-14-2-14 5c0 8 10 8 13 3-1 4-3 6-5 7H6C4 14 2 12 1 8c3 5 13 5 13-3C14-2 4-8 0-14Z',
  'M0 14C-6 6-15 1-15-6-15-14-4-15 0-7 4-15 15-14 15-6 15 1 6 6 0 14Z',
  'M0-15 11 0 0 15-11 0Z',
  'M0-15a7 7 0 0 0-5 12A7 7 0 1 0-2 7c0 4-2 6-4 8H6C4 13 2 11 2 7A7 7 0 1 0 5-3 7 7 0 0 0 0-15Z',
];

/** 0 to 51: suit = card / 13, rank = card % 13 with 0 the ace. */
export function cardFace(card: number) {
  const suit = Math.floor(card / 13);
  const look = suit === 1 || suit === 2 ? 'red' : 'black';
  return el(
    'div',
    { class: 'card', 'data-look': look },
    el('span', {}, RANKS[card % 13] ?? ''),
    picture('-18 -18 36 36', svg('path', { d: SUITS[suit] ?? '', class: 'suit' })),
  );
}

export const cardBack = () =>
  el(
    'div',
    { class: 'card back' },
    picture(
      '-20 -20 40 40',
      ...[0, 60, 120, 180, 240, 300].map((turn) => svg('path', { d: 'M0 0C-6-6-5-12 0-17 5-12 6-6 0 0Z', transform: `rotate(${turn})` })),
    ),
  );
