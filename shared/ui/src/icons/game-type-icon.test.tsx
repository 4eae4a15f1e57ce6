import { render } from '@testing-library/react';
import { GameTypeIcon } from './game-type-icon';

const TYPES = ['SPORTS', 'LIVE', 'SLOT', 'TABLE', 'BINGO', 'EGAME', 'FH', 'LOTTO', 'CRASH', 'ARCADE', 'POKER'];

const drawingOf = (type: string) => render(<GameTypeIcon type={type} />).container.querySelector('svg')?.innerHTML;

it('draws every category differently', () => {
  expect(new Set(TYPES.map(drawingOf)).size).toBe(TYPES.length);
});

it('draws a default picture for an unknown category', () => expect(drawingOf('NEW')).toBeTruthy());
