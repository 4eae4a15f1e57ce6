import { screen } from '@testing-library/react';
import { renderRemote } from '@site/testing';
import { expectCompleteTexts } from '@site/i18n/catalogue';
import { texts } from '#fixtures';
import { manifest } from '../remote.manifest';
import { App } from './app';

it.each([
  ['ACCESS-001', '/login', 'Login'],
  ['ACCESS-014', '/signup', 'Sign up'],
  ['ACCESS-014', '/register', 'Sign up'],
])('%s: %s opens for everybody', (_, path, title) => {
  expect(manifest.paths).toContainEqual(expect.objectContaining({ path, access: 'public' }));
  renderRemote(<App />, { path, texts });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('claims no other path', () => expect(manifest.paths).toHaveLength(8));

it('has every text in both languages', () => expectCompleteTexts(texts.en, texts.bn));
