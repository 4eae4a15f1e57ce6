// jsdom has no layout and no colours, so end-to-end tests check these two rules in a real browser.
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Fails with the list of violations that axe finds. Requires real timers: end a fake clock first. */
export async function expectAccessible(container: Element = document.body) {
  // Import late: axe has half a megabyte, and most test files do not use it.
  const { default: axe } = await import('axe-core');
  // Every rule runs, but only the violations are described, and no style sheet is fetched again.
  const { violations } = await axe.run(container, { rules: RULES, resultTypes: ['violations'], preload: false });
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}
