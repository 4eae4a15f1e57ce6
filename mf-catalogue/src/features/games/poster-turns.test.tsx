import { render, screen } from '@testing-library/react';
import { startFakeClock } from '@site/testing';
import { noteScroll, usePosterTurn } from './poster-turns';

function Tile() {
  return usePosterTurn() ? <img alt="" data-testid="poster" /> : null;
}
const Row = () => [1, 2, 3].map((tile) => <Tile key={tile} />);
const posters = () => screen.queryAllByTestId('poster').length;

it('loads all posters at once while the page is at rest', () => {
  render(<Row />);
  expect(posters()).toBe(3);
});

it('loads one poster a frame while the list scrolls', async () => {
  const clock = startFakeClock();
  noteScroll();
  render(<Row />);
  expect(posters()).toBe(0);
  await clock.advance(17);
  expect(posters()).toBe(1);
  await clock.advance(17);
  expect(posters()).toBe(2);
  await clock.advance(17);
  expect(posters()).toBe(3);
});
