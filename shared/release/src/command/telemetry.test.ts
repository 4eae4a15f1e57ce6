import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

let project: DeployedProject;
let operators: Server;
const asked: string[] = [];
const MADE_UP = '9.9.9-made';

beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
  const row = { remote: 'mf-chat', cohort: 'live', serial: 7 };
  const counted = (release: string, crashes: number) => [
    { ...row, release, kind: 'mounted', count: 1000, ms: { 100: 1000 } },
    { ...row, release, kind: 'crashed', count: crashes },
    { ...row, release, kind: 'uncaught', count: 3 },
    { ...row, release, kind: 'lcp', count: 4, values: { 2000: 3, 3000: 1 } },
    { ...row, release, kind: 'cls', count: 4, values: { 470: 4 } },
  ];
  const live = project.areas()['mf-chat']?.release ?? '';
  operators = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(JSON.stringify([...counted(live, 10), ...counted(MADE_UP, 500)]));
  });
  await new Promise<void>((ready) => operators.listen(0, '127.0.0.1', ready));
  Object.assign(project.env, { OPERATOR_URL: `http://127.0.0.1:${(operators.address() as AddressInfo).port}` });
});
afterAll(() => {
  operators.closeAllConnections();
  operators.close();
  project.remove();
});
const documentFile = () => path.join(project.store, 'channels', 'live.json');

interface Live {
  remotes: Record<string, { release: string; canary?: { release: string; percent: number } }>;
}

/** Adds a canary to the document as an intruder without a key can, runs `look`, and restores the document. */
async function withRewritten<T>(look: () => Promise<T>): Promise<T> {
  const signed = readFileSync(documentFile(), 'utf8');
  const document = JSON.parse(signed) as Live;
  document.remotes['mf-chat'] = { ...document.remotes['mf-chat']!, canary: { release: MADE_UP, percent: 10 } };
  writeFileSync(documentFile(), `${JSON.stringify(document, null, 2)}\n`);
  try {
    return await look();
  } finally {
    writeFileSync(documentFile(), signed);
  }
}

const rates = () =>
  project.answer<{ errorRates: { release: string }[]; telemetryFault: string | null; problems: { message: string }[] }>('status');

it('shows the error rates of releases that the channel document names, and of no others', async () => {
  const { errorRates, telemetryFault } = await rates();
  expect([errorRates.map(({ release }) => release), telemetryFault]).toEqual([[project.areas()['mf-chat']?.release], null]);
});

it('shows the 75th percentile of each web vital by live release', async () => {
  const { said } = await project.run('status');
  expect(said).toMatch(/vitals, p75, 1 h +release +LCP +INP +CLS +TTFB +devices +with uncaught errors\n/);
  expect(said).toMatch(new RegExp(`mf-chat +${project.areas()['mf-chat']?.release} +2\\.0 s +- +0\\.05 +- +4 +3`));
  const { errorRates } = await rates();
  expect(errorRates).toEqual([expect.objectContaining({ uncaught: 3, vitalsP75: { lcp: 2000, cls: expect.closeTo(0.046, 3) } })]);
});

it('shows the reason instead of error rates when somebody rewrote the document', async () => {
  const { errorRates, telemetryFault, problems } = await withRewritten(rates);
  expect(errorRates).toEqual([]);
  expect(telemetryFault).toMatch(/document of the channel "live" is not what was signed.*Nothing is concluded from it/);
  expect(problems).toContainEqual(expect.objectContaining({ message: expect.stringMatching(/not what was signed/) }));
});

it.each(['status', 'watch'])('accepts no canary that only a rewritten document names: canary %s', async (verb) => {
  const before = asked.length;
  const { code, said } = await withRewritten(() => project.run(`canary mf-chat ${verb}`));
  expect([code, said]).toEqual([4, expect.stringMatching(/document of the channel "live" is not what was signed/)]);
  expect(asked).toHaveLength(before);
});
