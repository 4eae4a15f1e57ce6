import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INSTALL_OFFER } from '@site/api/contracts/site';
import { expectAccessible, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { AppDownloadPage } from './app-download.page';
import { inOrderFor, systemOf } from './app-download.rules';

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it.each([
  ['en', 'Put this site on your home screen', ['Computer', 'Android phone', 'iPhone and iPad']],
  ['bn', 'সাইটটি আপনার হোম স্ক্রিনে রাখুন', ['কম্পিউটার', 'অ্যান্ড্রয়েড ফোন', 'আইফোন ও আইপ্যাড']],
] as const)(
  'SHELL-029, 040: the page says in %s for each system, step by step, how to put the site on the home screen',
  async (language, title, systems) => {
    const { container } = renderRemote(<AppDownloadPage />, { path: '/app', texts, language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(names()).toEqual(systems);
    for (const name of systems) expect(within(screen.getByRole('region', { name })).getAllByRole('listitem')).toHaveLength(3);
    await expectAccessible(container);
  },
);

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) Mobile', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'desktop'],
] as const)('begins with the own system of %s with %i touch points', (agent, touchPoints, system) => {
  expect(inOrderFor(systemOf(agent, touchPoints))[0]).toBe(system);
  expect(inOrderFor(systemOf(agent, touchPoints))).toHaveLength(3);
});

describe('where the browser offers to install the site', () => {
  /** The page keeps the offer before any other listener hears of it. */
  const offer = (outcome: 'accepted' | 'dismissed') => {
    const event = Object.assign(new Event('beforeinstallprompt'), { prompt: jest.fn(() => Promise.resolve({ outcome })) });
    Object.assign(window, { [INSTALL_OFFER]: event });
    act(() => void window.dispatchEvent(event));
    return event;
  };
  const button = () => screen.queryByRole('button', { name: 'Install the app' });
  afterEach(() => void Reflect.deleteProperty(window, INSTALL_OFFER));

  it.each([
    ['before', true],
    ['while', false],
  ])('the button shows its dialog, also when the offer came %s the page was opened', async (_, isEarly) => {
    const early = isEarly ? offer('accepted') : null;
    renderRemote(<AppDownloadPage />, { path: '/app', texts });
    await screen.findByRole('heading', { level: 1 });
    const { prompt } = early ?? offer('accepted');
    await userEvent.click(screen.getByRole('button', { name: 'Install the app' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('The app is installed: open it from your home screen.')).toBeVisible();
    expect(button()).toBeNull();
  });

  it('the button goes after a refusal, because an offer is good for one dialog, and comes back with the next offer', async () => {
    offer('dismissed');
    renderRemote(<AppDownloadPage />, { path: '/app', texts });
    await userEvent.click(await screen.findByRole('button', { name: 'Install the app' }));
    expect(button()).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    offer('accepted');
    expect(button()).toBeVisible();
  });

  it('there is no button without an offer', async () => {
    renderRemote(<AppDownloadPage />, { path: '/app', texts });
    await screen.findByRole('heading', { level: 1 });
    expect(button()).toBeNull();
  });
});
