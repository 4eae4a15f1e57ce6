import { fireEvent, screen, waitFor } from '@testing-library/react';
import { submitDeposit } from '@site/api/contracts/funds';
import { expectAccessible, never, on } from '@site/testing';
import { DEMO_PLAYER } from '@site/remote/testing';
import { BEGUN, lastMove, openMakePayment } from '#testing/open-make-payment';

jest.mock('idb-keyval', () => jest.requireActual<object>('@site/testing/idb-in-memory'));

const MB = 1_048_576;
const file = (name: string, type: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type });
const PHOTO = file('slip.png', 'image/png', 2048);
const PAPER = file('slip.pdf', 'application/pdf', 2 * MB);
const LARGEST = file('large.jpg', 'image/jpeg', 5 * MB);
const KIND = 'A receipt is a JPG, PNG or PDF file.';
const TOO_LARGE = 'A receipt has at most 5 MB.';

const input = () => screen.getByLabelText('Receipt (optional)', { selector: 'input' });
const choose = (chosen: File) => fireEvent.change(input(), { target: { files: [chosen] } });

it('shows a preview of a picture with name and size, and removes it', async () => {
  const { user } = openMakePayment();
  choose(PHOTO);
  expect(await screen.findByRole('img', { name: 'Preview of your receipt' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/png;base64,/),
  );
  expect(screen.getByText('slip.png')).toBeVisible();
  expect(screen.getByText('2 KB')).toBeVisible();
  expect(screen.getByText('slip.png is attached.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('slip.png')).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
});

it('shows a PDF by its name and size', () => {
  openMakePayment();
  choose(PAPER);
  expect(screen.getByText('slip.pdf')).toBeVisible();
  expect(screen.getByText('2.0 MB')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Preview of your receipt' })).not.toBeInTheDocument();
});

it.each([
  ['of another kind', file('a.gif', 'image/gif'), KIND],
  ['that is too large', file('a.png', 'image/png', 5 * MB + 1), TOO_LARGE],
])('FUNDS-040, N-29: the page shows the problem of a file %s before anything is sent, and keeps the one before', async (_, wrong, says) => {
  const { api } = openMakePayment();
  choose(PAPER);
  choose(wrong);
  expect(screen.getByText(says)).toBeVisible();
  expect(input()).toHaveAccessibleDescription(expect.stringContaining(says));
  expect(screen.getByText('slip.pdf')).toBeVisible();
  expect(api.writes()).toEqual([]);
  choose(PHOTO);
  expect(screen.queryByText(says)).not.toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Preview of your receipt' })).toBeVisible();
  expect(screen.getByText('slip.png')).toBeVisible();
});

it('FUNDS-040, N-29: a JPG of 5 MB is taken', () => {
  openMakePayment();
  choose(LARGEST);
  expect(screen.getByText('large.jpg')).toBeVisible();
  expect(screen.queryByText(TOO_LARGE)).not.toBeInTheDocument();
});

it('N-29: a file that is dropped on the field is taken', () => {
  openMakePayment();
  fireEvent.drop(input().parentElement!, { dataTransfer: { files: [PAPER] } });
  expect(screen.getByText('slip.pdf')).toBeVisible();
});

it('can be reached with the keyboard and read by everybody', async () => {
  const { user } = openMakePayment();
  await screen.findByRole('option', { name: '01712345678' });
  await user.click(screen.getByLabelText('TRX ID'));
  await user.tab();
  expect(input()).toHaveFocus();
  expect(input()).toHaveAccessibleDescription('A screenshot or slip as JPG, PNG or PDF, at most 5 MB.');
  choose(PHOTO);
  await screen.findByRole('img', { name: 'Preview of your receipt' });
  await expectAccessible();
});

it('shows the progress of the upload, and is locked meanwhile', async () => {
  const { user } = openMakePayment({ api: [on(submitDeposit, never())] });
  await screen.findByRole('option', { name: '01712345678' });
  await user.type(screen.getByLabelText('TRX ID'), 'BK7M2Q9XTA');
  choose(PAPER);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('progressbar', { name: 'Sending your request' })).toBeVisible();
  expect(input()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('slip.pdf')).toBeVisible());
});

describe('after a reload or another release', () => {
  it('finds the receipt of the same payment again, until it is sent', async () => {
    const before = openMakePayment();
    choose(PAPER);
    before.unmount();
    const after = openMakePayment();
    expect(await screen.findByText('slip.pdf')).toBeVisible();
    await after.user.type(screen.getByLabelText(/TRX/), 'BK7M2Q9XTA');
    await after.user.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(lastMove(after)).toMatchObject({ path: '/payment-request' }));
    after.unmount();
    openMakePayment();
    expect(await screen.findByText('Konopay')).toBeVisible();
    expect(screen.queryByText('slip.pdf')).not.toBeInTheDocument();
  });

  it('shows it to no other payment and no other player', async () => {
    const before = openMakePayment();
    choose(PAPER);
    before.unmount();
    const another = openMakePayment({ state: { ...BEGUN, amount: '900' } });
    await screen.findByLabelText(/TRX/);
    expect(screen.queryByText('slip.pdf')).not.toBeInTheDocument();
    another.unmount();
    openMakePayment({ shell: { player: { ...DEMO_PLAYER, remoteId: 'another' } } });
    await screen.findByLabelText(/TRX/);
    expect(screen.queryByText('slip.pdf')).not.toBeInTheDocument();
  });
});
