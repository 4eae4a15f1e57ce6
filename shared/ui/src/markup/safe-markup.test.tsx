import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SafeMarkup } from './safe-markup';

it('opens an own path without loading the page', async () => {
  const onNavigate = jest.fn();
  render(<SafeMarkup text={'Please verify your phone number <a href="/profile?tab=1">first</a>.'} onNavigate={onNavigate} />);
  await userEvent.click(screen.getByRole('link', { name: 'first' }));
  expect(onNavigate).toHaveBeenCalledWith('/profile?tab=1');
});

it('opens another site in a window of its own', () => {
  render(<SafeMarkup text={'See <a href="https://help.example/a">help</a>'} onNavigate={jest.fn()} />);
  const link = screen.getByRole('link', { name: 'help' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('shows bold, emphasis, breaks, and nesting of them', () => {
  const { container } = render(<SafeMarkup text="<b>Hot <em>now</em></b><br/>A &lt; B &amp; C" />);
  expect(container.innerHTML).toBe('<b>Hot <em>now</em></b><br>A &lt; B &amp; C');
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JAVASCRIPT:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="http://plain.example">x</a>',
  '<a href="https://user@evil.example">x</a>',
  '<a href="/own" onclick="alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '</b>never opened',
  '<b onmouseover=alert(1)>x',
  '<style>*{}</style>',
])('shows %s as text', (text) => {
  const { container } = render(<SafeMarkup text={text} />);
  expect(container.children).toHaveLength(0);
  expect(container).toHaveTextContent(text.replace(/\s+/g, ' '));
});

it('shows a very long message of links that never end as its text', () => {
  const text = '<a href="'.repeat(20_000);
  const { container } = render(<SafeMarkup text={text} />);
  expect(container.children).toHaveLength(0);
  expect(container.textContent).toBe(text);
});
