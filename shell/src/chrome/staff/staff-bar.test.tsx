import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addTexts, changeLanguage } from '@site/i18n';
import type { StaffFacts } from '@site/remote/staff';
import { expectAccessible } from '@site/testing';
import bn from '#locales/staff/bn.json';
import en from '#locales/staff/en.json';
import { createConsoleTool } from '#composition/follow/console-tool';
import { channelDocument } from '#testing/documents';
import { StaffBar } from './staff-bar';

const NOTHING: StaffFacts = { isStaff: true, preview: null, missing: null, overrides: {}, refused: {} };
const OLD = '1.0.0';
const OVERRIDDEN: StaffFacts = {
  ...NOTHING,
  overrides: { 'mf-demo': { release: OLD, page: channelDocument().releases['mf-demo/1.0.0'] as never } },
};
const RELEASES = {
  'mf-demo': [
    { release: '2.0.0', publishedAt: '2026-01-02T06:00:00.000Z' },
    { release: OLD, publishedAt: '2026-01-01T06:00:00.000Z' },
  ],
};

beforeEach(() => {
  addTexts('staff', 'en', en);
  document.cookie = 'releaseOverrides=; path=/; max-age=0';
  answerWith(200, RELEASES);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await changeLanguage('en');
});

const answerWith = (status: number, body: object) => {
  const ask = jest.fn(async () => ({ ok: status < 300, status, json: async () => body }) as Response);
  Object.assign(globalThis, { fetch: ask });
  return ask;
};

function open(facts: StaffFacts, mounted = '2.0.0') {
  const shown = channelDocument();
  const reload = jest.fn();
  const events = [{ remote: 'mf-demo', release: mounted, kind: 'mounted', ms: 120, cohort: 'live', serial: 7 } as const];
  const tool = createConsoleTool({
    current: () => shown,
    areas: new Map([['mf-demo', { mounted: () => mounted }]]),
    place: { device: { id: null, pins: {} }, hostname: 'localhost' },
    reports: { events },
  });
  const view = render(<StaffBar facts={facts} shown={shown} tool={() => tool} reload={reload} />);
  return { ...view, reload, user: userEvent.setup() };
}

const bar = () => screen.getByRole('complementary', { name: 'For staff' });
const panel = () => screen.findByRole('dialog', { name: 'Releases in this page' });

it('says that the page shows what players get, and opens the panel by its button', async () => {
  const { user, container } = open(NOTHING);
  expect(bar()).toHaveTextContent('this page shows what players get');
  await user.click(screen.getByRole('button', { name: 'Releases' }));
  const row = within(await panel()).getAllByRole('listitem')[0];
  expect(row).toHaveTextContent('mf-demo');
  expect(row).toHaveTextContent('Live');
  expect(row).toHaveTextContent('2.0.0 · shown now');
  await expectAccessible(container.ownerDocument.body);
});

it('opens and closes the panel by Alt+Shift+R', async () => {
  const { user } = open(NOTHING);
  await user.keyboard('{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}');
  await panel();
  await user.keyboard('{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('chooses another release for this browser and loads the page again', async () => {
  const { user, reload } = open(NOTHING);
  await user.click(screen.getByRole('button', { name: 'Releases' }));
  await user.selectOptions(await within(await panel()).findByRole('combobox', { name: 'Release of mf-demo' }), OLD);
  expect(document.cookie).toContain(`releaseOverrides=mf-demo/${OLD}`);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('tells of an override in the bar, and goes back to live', async () => {
  document.cookie = `releaseOverrides=mf-demo/${OLD}; path=/`;
  const { user, reload } = open(OVERRIDDEN, OLD);
  expect(bar()).toHaveTextContent('This browser runs other releases than players get: mf-demo 1.0.0');
  await user.click(screen.getByRole('button', { name: 'Releases' }));
  expect(within(await panel()).getByText('Override')).toBeInTheDocument();
  await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Back to live' }));
  expect(document.cookie).not.toContain('releaseOverrides');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says that a release stepped back, and shows its load trace', async () => {
  const { user } = open(NOTHING, OLD);
  await user.click(screen.getByRole('button', { name: 'Releases' }));
  expect(within(await panel()).getByText('Step back')).toBeInTheDocument();
  expect(within(await panel()).getByText('mf-demo · 1.0.0 · mounted · 120 ms')).toBeInTheDocument();
});

it('names a release that may not run, and a preview that does not exist', () => {
  open({ ...NOTHING, missing: 'fix-9', refused: { 'mf-demo': '9.9.9' } });
  expect(bar()).toHaveTextContent('There is no preview fix-9');
  expect(bar()).toHaveTextContent('These releases may not run here, because they are revoked, not signed or not there: mf-demo 9.9.9');
});

it('has only a note at the address of a preview, because nobody there is known as staff', async () => {
  const preview = { name: 'fix-123', endsAt: '2026-01-02T06:00:00.000Z', areas: ['mf-demo'] };
  const { user } = open({ ...NOTHING, isStaff: false, preview });
  expect(bar()).toHaveTextContent('Preview fix-123 of mf-demo. Players do not get it.');
  expect(screen.queryByRole('button')).toBeNull();
  await user.keyboard('{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what to do when the link of staff has ended', async () => {
  answerWith(404, {});
  const { user } = open(NOTHING);
  await user.click(screen.getByRole('button', { name: 'Releases' }));
  expect(await within(await panel()).findByRole('alert')).toHaveTextContent('npm run release -- staff-link');
});

it('leaves staff mode', async () => {
  const { user, reload } = open(NOTHING);
  await user.click(screen.getByRole('button', { name: 'Releases' }));
  const ask = answerWith(204, {});
  await user.click(within(await panel()).getByRole('button', { name: 'Leave staff mode' }));
  expect(ask).toHaveBeenCalledWith('/edge/staff/leave', { method: 'POST' });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('speaks Bangla', async () => {
  addTexts('staff', 'bn', bn);
  await changeLanguage('bn');
  open(NOTHING);
  expect(screen.getByRole('button', { name: 'রিলিজ' })).toBeInTheDocument();
});
