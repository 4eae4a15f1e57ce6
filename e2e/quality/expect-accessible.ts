import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe as the builder has it. The builder runs it twice in a page, and that takes half as long as the analysis. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const ONCE = `if (!self.axe) { ${AXE} }`;

/** Waits until running animations end, because an element that fades in has less contrast. Endless animations are left out. */
const untilStill = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  ).then(() => undefined);

/** Axe finds nothing serious on the page as it stands; says rule and place otherwise. */
export async function expectAccessible(page: Page) {
  await page.evaluate(untilStill);
  // No screen has a frame of another origin at rest: without the extra page for those an analysis takes half the time.
  const axe = new AxeBuilder({ page, axeSource: ONCE }).setLegacyMode();
  // Every rule runs; only places where one passed are not described.
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}
