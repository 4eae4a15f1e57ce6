import { render, screen } from '@testing-library/react';
import { PlayerText } from '#parts';

const shown = (text: string) => {
  const { container } = render(<PlayerText text={text} />);
  return container;
};

/** `exe.png` for a reader who is turned around. */
const REVERSED = 'gnp.exe';

it('shows markup as text', () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const place = shown(hostile);
  expect(place).toHaveTextContent(hostile);
  expect(place.querySelector('img, script')).toBeNull();
});

it('names characters that are hidden or turn the line around', () => {
  shown(`a\u202E${REVERSED}\u2066\u200B\u0007`);
  expect(screen.getByText('U+202E')).toBeVisible();
  expect(document.body).toHaveTextContent(`aU+202E${REVERSED}U+2066U+200BU+0007`);
});

it('leaves breaks, Bangla and pictures of letters as they are', () => {
  const text = 'ক্\u200dষ\n👩\u200d👧';
  expect(shown(text).textContent).toBe(text);
});
