import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FIRST_SLIDE, pagePicturesId, PICTURE_PLACE } from '@site/api/contracts/site';
import { PicturePlace } from './picture-place';

const ADDRESS = '/games?type=SLOT';
const PICTURES = JSON.stringify({ [FIRST_SLIDE]: '/storage/slide.svg', 0: '/storage/a.svg', 1: '/storage/b.svg' });

beforeEach(() => {
  const element = document.head.appendChild(document.createElement('script'));
  Object.assign(element, { type: 'application/json', id: pagePicturesId(ADDRESS), textContent: PICTURES });
});
afterEach(() => document.head.replaceChildren());

const drawn = (name: number | typeof FIRST_SLIDE, address = ADDRESS) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PicturePlace name={name} className="poster" />
    </MemoryRouter>,
  ).container.innerHTML;

it('shows the picture that the document of this page has for it', () => {
  expect(drawn(1)).toBe('<img class="poster" alt="" src="/storage/b.svg">');
  expect(drawn(FIRST_SLIDE)).toBe('<img class="poster" alt="" src="/storage/slide.svg">');
});

it('is an empty place when there is no such picture, and on every other page', () => {
  const empty = (index: number) => `<span class="poster" ${PICTURE_PLACE}="${index}"></span>`;
  expect(drawn(2)).toBe(empty(2));
  expect(drawn(0, '/games?type=LIVE')).toBe(empty(0));
});
