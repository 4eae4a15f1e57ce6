import { screen } from '@testing-library/react';
import { expectCompleteTexts } from '@site/i18n/catalogue';
import { renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { manifest } from '#manifest';
import { App } from './app';

it.each(manifest.paths)('has a page at $path', async ({ path }) => {
  renderRemote(<App />, { path, texts });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it('shows nothing at an address of another area', () => {
  const { container } = renderRemote(<App />, { path: '/elsewhere', texts });
  expect(container).toBeEmptyDOMElement();
});

it('says everything in both languages', () => expectCompleteTexts(texts.en, texts.bn));
