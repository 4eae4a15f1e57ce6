import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { allStories, stories } from './stories';

const UI = path.join(__dirname, '../../ui');

/** A component is an exported function whose name begins with a capital letter. */
const componentsOf = (module: Record<string, unknown>) =>
  Object.keys(module).filter((name) => /^[A-Z]/.test(name) && typeof module[name] === 'function');

/** @returns the components of the modules that no story draws */
const withoutStory = (modules: readonly Record<string, unknown>[]) =>
  modules.flatMap(componentsOf).filter((name) => !allStories.some(({ component }) => component === name));

/** Every module of the `exports` map of `@site/ui`. */
function exportedModules(): Record<string, unknown>[] {
  const { exports } = JSON.parse(readFileSync(path.join(UI, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  return Object.values(exports)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => jest.requireActual<Record<string, unknown>>(path.join(UI, file)));
}

it('has a story for every component that @site/ui exports', () => {
  const modules = exportedModules();
  expect(modules.flatMap(componentsOf).length).toBeGreaterThan(30);
  expect(withoutStory(modules)).toEqual([]);
});

it('finds a component without a story', () => {
  const planted = { Planted: () => null, plantedText: () => '', PLANTED: 44 };
  expect(withoutStory([...exportedModules(), planted])).toEqual(['Planted']);
});

it('names each component once, and each folder of @site/ui', () => {
  const names = allStories.map(({ component }) => component);
  expect(names).toEqual([...new Set(names)]);
  expect(Object.keys(stories).filter((folder) => !existsSync(path.join(UI, 'src', folder)))).toEqual([]);
});

it.each(allStories.map((story) => [story.component, story] as const))('draws every state of %s in both languages', (_, { states }) => {
  for (const draw of Object.values(states)) {
    for (const say of [(english: string) => english, (_english: string, bangla: string) => bangla]) {
      const { container, unmount } = render(draw(say));
      expect(container.childNodes.length).toBeGreaterThan(0);
      unmount();
    }
  }
});
