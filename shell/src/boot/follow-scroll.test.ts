import { startPagesAtTop } from './follow-scroll';

let stop: () => void;
let scrolls: jest.SpyInstance;
beforeEach(() => {
  window.history.replaceState(null, '', '/make-payment');
  scrolls = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  stop = startPagesAtTop();
});
afterEach(() => {
  stop();
  scrolls.mockRestore();
});

/** Dispatches `popstate` as single-spa does after a change of the address; without a trigger it is the browser's own event. */
function tell(how: 'pushState' | 'replaceState' | null, path: string) {
  window.history.replaceState(null, '', path);
  const event = new PopStateEvent('popstate');
  if (how) Object.assign(event, { singleSpa: true, singleSpaTrigger: how });
  window.dispatchEvent(event);
}

it.each(['pushState', 'replaceState'] as const)('begins a page that was entered by %s at its top', (how) => {
  tell(how, '/payment-request');
  expect(scrolls).toHaveBeenCalledWith(0, 0);
});

it('leaves the place alone when only the state or the query of a page changes', () => {
  tell('replaceState', '/make-payment?step=2');
  expect(scrolls).not.toHaveBeenCalled();
});

it('leaves going back to the browser', () => {
  tell(null, '/deposit');
  expect(scrolls).not.toHaveBeenCalled();
});
