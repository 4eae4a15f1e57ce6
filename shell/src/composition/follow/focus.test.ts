import { rememberFocus } from './focus';

const form = (names: readonly string[]) => {
  const element = document.createElement('div');
  for (const name of names) element.append(Object.assign(document.createElement('input'), { name }));
  document.body.replaceChildren(element);
  return element;
};
const focused = () => document.activeElement?.getAttribute('name') ?? null;

beforeEach(() => {
  window.scrollTo = jest.fn();
  // jsdom has no CSS.escape.
  Object.assign(globalThis, { CSS: { escape: (name: string) => name } });
});

it('goes back to the field of the same name, at the same height of the page', () => {
  const before = form(['username', 'phone']);
  before.querySelectorAll('input')[1]?.focus();
  const returnFocus = rememberFocus(before);
  returnFocus(form(['username', 'phone']));
  expect(focused()).toBe('phone');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('takes the focus from nobody when it was not in the area, or the field is gone', () => {
  rememberFocus(form(['username']))(form(['username']));
  expect(focused()).toBeNull();
  const before = form(['phone']);
  before.querySelector('input')?.focus();
  rememberFocus(before)(form(['username']));
  expect(focused()).toBeNull();
});
