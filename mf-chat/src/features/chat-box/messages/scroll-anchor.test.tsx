import { act, screen, waitFor } from '@testing-library/react';
import { message, openChatBox, own, platformWith } from '#testing/open-chat-box';

const LONG = 'Long words. '.repeat(200);
const scroller = () => screen.getByRole('log').closest('[data-scroller]')!;

/** Sets the positions of elements, because jsdom has no layout. */
function placeAt(topOf: (element: Element) => number, bottomOf: (element: Element) => number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: topOf(this), bottom: bottomOf(this) } as DOMRect;
  });
}

afterEach(() => jest.restoreAllMocks());

it('unfolds a long message downwards', async () => {
  const { user } = openChatBox({ platform: platformWith(own(1, LONG)) });
  const fold = await screen.findByRole('button', { name: 'Show more' });
  scroller().scrollTop = -500;
  placeAt(
    (element) => (element.hasAttribute('data-folded') ? 100 : -700),
    () => 0,
  );
  await user.click(fold);
  expect(scroller().scrollTop).toBe(-1300);
});

it.each([
  ['stays where the player reads further up', -300, -360],
  ['stays at the end', 0, 0],
])('%s when a message comes', async (_, before, after) => {
  const { tell } = openChatBox();
  await screen.findByText('Hello!');
  act(() => void (scroller().scrollTop = before));
  placeAt(
    () => 0,
    (element) => (element.textContent?.includes('One more') ? 460 : 400),
  );
  tell({ name: 'chat_message', data: message(2, 'One more') });
  await waitFor(() => expect(screen.getByText('One more')).toBeVisible());
  expect(scroller().scrollTop).toBe(after);
});
