import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  getIdentityFile,
  IDENTITY_REASONS,
  IDENTITY_WAITING,
  sendIdentity,
  showIdentity,
  uploadIdentityFile,
  type Identity,
} from '@site/api/contracts/identity';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { IdentityCard } from './identity-card';

const AT = '2026-01-15T06:00:00.000Z';
const NONE: Identity = { state: 'none', kind: null, sides: [], sent_at: null, decided_at: null, reason: null, draft: null };
const WAITING: Identity = { ...NONE, state: 'waiting', kind: 'nid', sides: ['front', 'back'], sent_at: AT };
const REFUSED: Identity = { ...WAITING, state: 'refused', decided_at: AT, reason: IDENTITY_REASONS[0] };

const open = (api: RemoteTestOptions['api'], language: 'en' | 'bn' = 'en') =>
  renderRemote(<IdentityCard remoteId={DEMO_PLAYER.remoteId} />, {
    path: '/security',
    texts,
    language,
    shell: { player: DEMO_PLAYER },
    api,
  });

const picture = (name: string, type = 'image/png', size = 2048) => new File([new Uint8Array(size)], name, { type });
const field = async (name: string) => within(await screen.findByRole('dialog')).findByLabelText(name, { selector: 'input', exact: false });
const choose = async (name: string, file: File) => fireEvent.change(await field(name), { target: { files: [file] } });

it('sends both sides of a card for checking, and shows that it waits', async () => {
  const { user, api } = open([on(showIdentity, NONE), on(uploadIdentityFile, NONE), on(sendIdentity, WAITING)]);
  const send = await screen.findByRole('button', { name: 'Send a document' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(send);
  await choose('Front side', picture('front.png'));
  expect(await screen.findByRole('img', { name: 'Preview' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send for checking' }));
  expect(screen.getByText('Choose a file for this side.')).toBeVisible();
  expect(await field('Back side')).toHaveFocus();
  expect(api.writes()).toEqual([]);
  await choose('Back side', picture('back.pdf', 'application/pdf'));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Send for checking' }));
  expect(await screen.findByText(/^National ID card \(NID\): sent 15\/01\/2026 12:00:00\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Being checked')).toBeVisible();
  expect(api.sentTo(uploadIdentityFile)).toHaveLength(2);
  expect(api.sentTo(sendIdentity).map(({ body }) => body)).toEqual([{ kind: 'nid' }]);
});

it('asks for one page of a passport', async () => {
  const { user, api } = open([on(showIdentity, NONE), on(uploadIdentityFile, NONE), on(sendIdentity, WAITING)]);
  await user.click(await screen.findByRole('button', { name: 'Send a document' }));
  await user.selectOptions(screen.getByLabelText('Document'), 'Passport');
  await choose('Page with your photo', picture('page.webp', 'image/webp'));
  await user.click(screen.getByRole('button', { name: 'Send for checking' }));
  await screen.findByText('Being checked');
  expect(api.sentTo(uploadIdentityFile)).toHaveLength(1);
});

it('refuses a file of another kind or of more than 5 MB before anything is sent', async () => {
  const { user, api } = open([on(showIdentity, NONE)]);
  await user.click(await screen.findByRole('button', { name: 'Send a document' }));
  await choose('Front side', picture('a.gif', 'image/gif'));
  expect(screen.getByText('A document is a JPG, PNG, WebP or PDF file.')).toBeVisible();
  await choose('Front side', picture('a.png', 'image/png', 5_242_881));
  expect(screen.getByText('A file of a document has at most 5 MB.')).toBeVisible();
  expect(api.writes()).toEqual([]);
});

it('shows the reason of a refusal, and takes the document again without a side that is there already', async () => {
  const again: Identity = { ...REFUSED, draft: { kind: 'nid', sides: ['front'] } };
  const { user, api } = open([on(showIdentity, again), on(uploadIdentityFile, again), on(sendIdentity, WAITING)]);
  expect(await screen.findByText(`National ID card (NID): not accepted. ${IDENTITY_REASONS[0]}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('Already sent to us. Choose another one to replace it')).toBeVisible();
  await choose('Back side', picture('back.png'));
  await user.click(screen.getByRole('button', { name: 'Send for checking' }));
  await screen.findByText('Being checked');
  expect(api.sentTo(uploadIdentityFile)).toHaveLength(1);
});

it.each([
  ['the platform refuses it', refusal('platform.invalid', { message: IDENTITY_WAITING }), IDENTITY_WAITING],
  ['there is no answer', networkFailure(), 'Check your connection and try again.'],
])('keeps the chosen files when %s', async (_, reply, says) => {
  const { user } = open([on(showIdentity, NONE), on(uploadIdentityFile, reply)]);
  await user.click(await screen.findByRole('button', { name: 'Send a document' }));
  await user.selectOptions(screen.getByLabelText('Document'), 'Passport');
  await choose('Page with your photo', picture('page.png'));
  await user.click(screen.getByRole('button', { name: 'Send for checking' }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByText('page.png · 2 KB')).toBeVisible();
});

it('offers nothing to send while a document waits, and says when a file is gone', async () => {
  const { user, shell } = open([on(showIdentity, WAITING), on(getIdentityFile, refusal('platform.not_found'))]);
  await user.click(await screen.findByRole('button', { name: 'Back side' }));
  await waitFor(() => expect(shell.notes.errors).toEqual(['The file could not be downloaded. Please try again.']));
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
});

it('shows a skeleton while it loads, and tries again after a failure', async () => {
  const waiting = open([on(showIdentity, never())]);
  expect(screen.getByRole('status', { name: 'Loading the state of your document' })).toBeVisible();
  waiting.unmount();
  const { user, api } = open([on(showIdentity, refusal('platform.forbidden'))]);
  await screen.findByText('This is not yours.');
  api.change(on(showIdentity, NONE));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Send a document' })).toBeVisible();
});

it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology (%s)', async (language) => {
  open([on(showIdentity, REFUSED)], language);
  await screen.findByRole('alert');
  await expectAccessible();
});
