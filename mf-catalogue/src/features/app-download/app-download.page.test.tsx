import { screen, within } from '@testing-library/react';
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
