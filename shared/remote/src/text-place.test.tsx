import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pageTextsId, TEXT_PLACE } from '@site/api/contracts/site';
import { TextPlace } from './text-place';

const ADDRESS = '/odds-view?eventId=1';

beforeEach(() => {
  const element = document.head.appendChild(document.createElement('script'));
  Object.assign(element, { type: 'application/json', id: pageTextsId(ADDRESS), textContent: '["Dhaka Deltas v Sylhet Tea Lions"]' });
});
afterEach(() => document.head.replaceChildren());

const drawn = (index: number, address = ADDRESS) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <TextPlace index={index}>Cricket</TextPlace>
    </MemoryRouter>,
  ).container.innerHTML;

it('shows the text that the document of this page has for it', () => {
  expect(drawn(0)).toBe(`<span ${TEXT_PLACE}="0">Dhaka Deltas v Sylhet Tea Lions</span>`);
});

it('shows its own text when there is none, and on every other page', () => {
  expect(drawn(1)).toBe(`<span ${TEXT_PLACE}="1">Cricket</span>`);
  expect(drawn(0, '/odds-view?eventId=2')).toBe(`<span ${TEXT_PLACE}="0">Cricket</span>`);
});
