// jsdom has no layout and no colours: these two are checked in the real browser.
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Fails with the list of what axe finds. Needs real time: end a fake clock first. */
export async function expectAccessible(container: Element = document.body) {
  // Half a megabyte that most test files never ask.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(container, { rules: RULES });
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}
