import type { ReactNode } from 'react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, NavLink } from './links';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const show = (link: ReactNode, at = '/games') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      {link}
      <Place />
    </MemoryRouter>,
  );

const place = () => screen.getByRole('status').textContent;

it('opens its place without a page load, with its state', () => {
  show(
    <Link to="/casino?type=LIVE" state={{ from: 'list' }}>
      Casino
    </Link>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/casino?type=LIVE');
  fireEvent.click(screen.getByRole('link'));
  expect(place()).toBe('/casino?type=LIVE {"from":"list"}');
});

it('keeps the path when only the query changes', () => {
  show(<Link to={{ search: 'type=SLOT' }}>Slots</Link>);
  fireEvent.click(screen.getByRole('link'));
  expect(place()).toBe('/games?type=SLOT null');
});

it.each([
  ['a click with Ctrl', {}, { ctrlKey: true }],
  ['a click with the middle button', {}, { button: 1 }],
  ['a link to another tab', { target: '_blank' }, {}],
])('leaves %s to the browser', (_, props, init) => {
  show(
    <Link to="/casino" {...props}>
      Casino
    </Link>,
  );
  const link = screen.getByRole('link');
  const click = createEvent.click(link, init);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(place()).toBe('/games null');
});

it('stays when the listener of the page takes the click', () => {
  show(
    <Link to="/casino" onClick={(event) => event.preventDefault()}>
      Casino
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(place()).toBe('/games null');
});

it.each([
  ['/games', '/games', 'page'],
  ['/GAMES', '/games', 'page'],
  ['/games/new', '/games', 'page'],
  ['/games2', '/games', null],
  ['/games', '/', null],
])('at %s a link of a navigation to %s has aria-current %s', (at, to, current) => {
  show(<NavLink to={to}>Link</NavLink>, at);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});

it('is current at exactly its path with `end`', () => {
  show(
    <NavLink to="/games" end>
      Link
    </NavLink>,
    '/games/new',
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBeNull();
});
