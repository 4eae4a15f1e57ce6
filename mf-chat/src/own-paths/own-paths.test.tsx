import { screen } from '@testing-library/react';
import { SUPPORT_PATHS } from '@site/api/contracts/chat';
import { DEMO_PLAYER } from '@site/remote/testing';
import { renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { OwnPaths } from './own-paths';

const show = (words: string, language: 'en' | 'bn' = 'en') =>
  renderRemote(<OwnPaths words={words} linkClass={undefined} />, { path: '/chat', texts, language, shell: { player: DEMO_PLAYER } });

const shown = async () => (await screen.findAllByRole('link')).map((link) => [link.getAttribute('href'), link.textContent] as const);

it.each([
  ['en', /^[A-Z][A-Za-z ]+$/],
  ['bn', /^[\p{Script=Bengali} ]+$/u],
] as const)('shows the name of every screen that support links to (%s)', async (language, name) => {
  show(SUPPORT_PATHS.join('\n'), language);
  const links = await shown();
  expect(links.map(([path]) => path)).toEqual([...SUPPORT_PATHS]);
  expect(links.filter(([, text]) => !name.test(text))).toEqual([]);
  expect(new Set(links.map(([, text]) => text)).size).toBe(SUPPORT_PATHS.length);
});

it('links to the named screen, and leaves all other text as it is', async () => {
  const { container } = show('This is where you make one:\n/deposit');
  expect(await shown()).toEqual([['/deposit', 'Deposit']]);
  expect(container).toHaveTextContent('This is where you make one: Deposit');
});

it('names a complaint by its reference', async () => {
  show('See /complaints/C-7K2M9QXA.');
  expect(await shown()).toEqual([['/complaints/C-7K2M9QXA', 'C-7K2M9QXA']]);
});
