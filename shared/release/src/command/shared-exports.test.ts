import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

let project: DeployedProject;
let original: string, without: string, withBadge: string, user: string;
const live = (name: string) => project.areas()[name]?.release;

beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
  without = live('shell') ?? '';
  original = live('mf-chat') ?? '';
});
afterAll(() => project.remove());

describe('a remote that uses a new component of the shell', () => {
  it('is refused before the shell with that component is live', async () => {
    project.writeArea('mf-chat', 'second @site/ui:Badge');
    const { code, said } = await project.gated('deploy mf-chat');
    expect(code).toBe(1);
    expect(said).toMatch(/exports: mf-chat 1\.0\.0-\w+ uses Badge of @site\/ui; shell 1\.0\.0-\w+ does not provide it\./);
    expect(said).toContain('deploy the shell it was built for first');
    expect(live('mf-chat')).toBe(original);
  });

  it('is live after that shell', async () => {
    withBadge = await project.ship('shell', 'second @site/ui:Badge');
    await project.ship('shell', 'third @site/ui:Badge');
    for (const word of ['second', 'third', 'fourth', 'fifth', 'sixth']) user = await project.ship('mf-chat', `${word} @site/ui:Badge`);
    expect(live('mf-chat')).toBe(user);
  });

  it('keeps the shell from going back too far, and the refusal names the nearest shell that fits', async () => {
    const { code, said } = await project.gated(`rollback shell --to ${without}`);
    expect(code).toBe(1);
    expect(said).toContain(`mf-chat ${user} uses Badge of @site/ui; shell ${without} does not provide it.`);
    expect(said).toContain(`The nearest release that passes: npm run release -- rollback shell --to ${withBadge}`);
    expect(said).toContain('To go back with both, begin with it: npm run release -- rollback mf-chat.');
    expect((await project.gated('rollback shell')).code).toBe(0);
    expect(live('shell')).toBe(withBadge);
  });

  it('keeps a shell without the component from going live while pages may step back to that remote', async () => {
    await project.ship('mf-chat', 'seventh');
    project.writeArea('shell', 'fourth');
    const { code, said } = await project.gated('deploy shell');
    expect([code, live('shell')]).toEqual([1, withBadge]);
    expect(said).toContain(`mf-chat ${user} uses Badge of @site/ui`);
    expect(said).toContain('Deploy mf-chat for this shell first, or together with it.');
  });

  it('is refused for a rollback when the component is gone, and the refusal names the nearest release that fits', async () => {
    const latest = live('mf-chat');
    await project.ship('mf-chat', 'eighth');
    await project.ship('shell', 'fourth');
    const { code, said } = await project.gated(`rollback mf-chat --to ${user}`);
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`mf-chat ${user} uses Badge of @site/ui; shell ${live('shell')} does not provide it`));
    expect(said).toContain(`The nearest release that passes: npm run release -- rollback mf-chat --to ${latest}`);
  });

  it('has a nearest release even when many releases before it use the component', async () => {
    const first = await project.gated('rollback mf-chat');
    expect(first.code).toBe(0);
    expect(first.said).toContain(`note: Pages may step back to a release that does not fit: mf-chat ${user} uses Badge of @site/ui`);
    const { code, said } = await project.gated('rollback mf-chat');
    expect(code).toBe(1);
    expect(said).toContain(`mf-chat ${user} uses Badge of @site/ui`);
    expect(said).toContain(`The nearest release that passes: npm run release -- rollback mf-chat --to ${original}`);
  });
});

it('lets a shell with another type of a component go live, prints it and logs it', async () => {
  await project.ship('mf-chat', 'ninth');
  await project.ship('shell', 'fifth @site/ui:Button=1');
  const built = await project.ship('mf-chat', 'tenth @site/ui:Button=1');
  project.writeArea('shell', 'sixth @site/ui:Button=2');
  const { code, said } = await project.gated('deploy shell');
  const remark = `Button of @site/ui has another type in shell ${live('shell')} than in the shell that these were built for: mf-chat ${built}.`;
  expect(code).toBe(0);
  expect(said).toContain(`note: ${remark}\n`);
  expect((await project.history()).at(-1)).toMatchObject({ action: 'activate', remote: 'shell', remarks: [remark] });
  expect((await project.run('history --verify')).code).toBe(0);
});
