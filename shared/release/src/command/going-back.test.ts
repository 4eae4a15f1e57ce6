import type { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

let project: DeployedProject;
let first: string, second: string, third: string;
const live = () => project.areas()['mf-chat'];

beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
  first = live()?.release ?? '';
  second = await project.ship('mf-chat', 'second');
  third = await project.ship('mf-chat', 'third');
});
afterAll(() => project.remove());

describe('one night with mf-chat', () => {
  it('says with --try where it would go, and changes nothing', async () => {
    const said = expect.stringContaining(`mf-chat can go back to ${second}: the gate lets it pass. Nothing was changed.`);
    expect(await project.gated('rollback mf-chat --try')).toEqual({ code: 0, said });
    expect(live()?.release).toBe(third);
  });

  it('goes back to the release before, and pages then step back to the one before that', async () => {
    const { code, said } = await project.gated('rollback mf-chat');
    expect(code).toBe(0);
    expect(said).toContain(`mf-chat is back to ${second} (serial `);
    expect(said).toContain(`npm run release -- revoke mf-chat ${third} --reason`);
    expect(live()).toEqual({ release: second, stepBack: first });
  });

  it('goes back once more, never forward to the release that was left', async () => {
    expect((await project.gated('rollback mf-chat')).code).toBe(0);
    expect(live()).toEqual({ release: first });
  });

  it('refuses to go further, and shows the command that names a release', async () => {
    const said = expect.stringMatching(/^Nothing good was live .* --to <release>/);
    expect(await project.gated('rollback mf-chat')).toEqual({ code: 1, said });
  });

  it('stays where it is when everything is deployed in the morning', async () => {
    const { code, said } = await project.gated('deploy');
    expect(code).toBe(0);
    expect(said).toContain(`mf-chat is left alone: its source is ${third}, and Tester went back from it`);
    expect(live()).toEqual({ release: first });
  });

  it('goes to a named release', async () => {
    expect((await project.gated(`rollback mf-chat --to ${second}`)).code).toBe(0);
    expect(live()?.release).toBe(second);
  });

  it('takes a release back for good: it never runs again', async () => {
    expect(await project.run(`revoke mf-chat ${third}`)).toEqual({ code: 2, said: expect.stringContaining('needs a reason') });
    expect((await project.gated(`revoke mf-chat ${third}`)).said).toContain(`${third} is revoked`);
    for (const words of [
      `activate mf-chat ${third} --force`,
      `rollback mf-chat --to ${third} --force`,
      'canary mf-chat start --percent 5 ' + third,
    ])
      expect(await project.gated(words)).toEqual({ code: 1, said: expect.stringMatching(/was revoked and never runs again/) });
    expect(await project.gated(`revoke mf-chat ${third}`)).toMatchObject({ code: 0, said: expect.stringContaining('nothing was changed') });
  });

  it('leaves a live release that is revoked in the same change', async () => {
    expect((await project.gated(`activate mf-chat ${first}`)).code).toBe(0);
    expect((await project.gated(`revoke mf-chat ${first}`)).said).toContain(`live is ${second}`);
    expect(live()).toEqual({ release: second });
    expect((await project.history()).slice(-2)).toMatchObject([
      { action: 'revoke', release: first, reason: 'a test' },
      { action: 'rollback', release: second, from: first },
    ]);
  });

  it('does not leave the area without a release', async () => {
    expect(await project.gated(`revoke mf-chat ${second}`)).toEqual({
      code: 1,
      said: expect.stringContaining('Deploy a corrected one first'),
    });
    expect(live()).toEqual({ release: second });
  });

  it('shows all of it in tables', async () => {
    expect(await project.status()).toMatchObject({ remotes: project.areas(), revoked: { 'mf-chat': [third, first] } });
    const { said } = await project.run('status');
    expect(said).toMatch(/^channel live, serial \d+, valid until \d{4}-\d\d-\d\d \(\d+ days\)$/m);
    expect(said).toMatch(/^area +live +since \(UTC\) +by +steps back to +errors, 1 h +canary$/m);
    expect(said).toMatch(new RegExp(`^mf-chat +${second} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +Tester +- +- +-$`, 'm'));
    expect(said).toContain(`revoked: mf-chat ${third}, ${first}`);
    expect(said).toMatch(/^no error rates: .* does not answer/m);
    expect((await project.run('history mf-chat -n 3')).said.trim().split('\n')).toHaveLength(4);
  });
});

it('lets one of two simultaneous commands win, and ends the other with a conflict', async () => {
  const codes = await Promise.all(['on', 'off'].map((word) => ended(project.start('development', word))));
  // Both succeed when the second one starts after the first has ended.
  expect(codes.filter((code) => code === 0).length).toBeGreaterThanOrEqual(1);
  expect(codes.every((code) => code === 0 || code === 3)).toBe(true);
  expect(await project.run('history --verify')).toMatchObject({ code: 0, said: expect.stringContaining('The log is unbroken') });
});

it('finds one changed byte of the log', async () => {
  const file = path.join(project.store, 'channels/live.log.jsonl');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('Tester', 'Tesler'));
  expect(await project.run('history --verify')).toEqual({ code: 1, said: expect.stringMatching(/live\.log\.jsonl:\d+ .*changed/) });
  const { error } = await project.answer<{ error: { kind: string; problems: unknown[] } }>('history --verify');
  expect([error.kind, error.problems.length]).toEqual(['refused', 1]);
  writeFileSync(file, text);
  expect((await project.run('verify')).said).toContain('Everything is as it was signed');
});

const ended = (child: ReturnType<typeof spawn>) => new Promise<number | null>((resolve) => child.on('close', resolve));
