import { render, screen } from '@testing-library/react';
import { nameBrand } from './document-title';
import { ScreenTitle } from './screen-title';

beforeEach(() => {
  document.head.innerHTML = '<title>Shapla Play</title>';
});

it('is the heading, and names the document before the brand that it came with', () => {
  render(<ScreenTitle className="big">Messages</ScreenTitle>);
  expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toHaveClass('big');
  expect(document.title).toBe('Messages · Shapla Play');
});

it('follows its text, also inside of an element', () => {
  const { rerender } = render(<ScreenTitle>Messages</ScreenTitle>);
  rerender(
    <ScreenTitle>
      <bdi>মেসেজ</bdi> 2
    </ScreenTitle>,
  );
  expect(document.title).toBe('মেসেজ 2 · Shapla Play');
});

it('leaves only the brand when it is unmounted', () => {
  render(<ScreenTitle>Messages</ScreenTitle>).unmount();
  expect(document.title).toBe('Shapla Play');
});

it('does not remove the name of the next screen', () => {
  const before = render(<ScreenTitle>Messages</ScreenTitle>);
  render(<ScreenTitle>Complaints</ScreenTitle>);
  before.unmount();
  expect(document.title).toBe('Complaints · Shapla Play');
});

it('keeps the screen when the brand is named later', () => {
  render(<ScreenTitle>Messages</ScreenTitle>);
  nameBrand('Lily House');
  expect(document.title).toBe('Messages · Lily House');
});

it('names a document that came without a title', () => {
  document.head.innerHTML = '';
  render(<ScreenTitle>Messages</ScreenTitle>);
  expect(document.title).toBe('Messages');
});
