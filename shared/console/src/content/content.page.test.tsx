import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  addPromotion,
  addSlide,
  changePromotion,
  changeSlide,
  deleteSlide,
  type EditedPromotion,
  type EditedSlide,
  findPictures,
  listPromotions,
  listSiteChanges,
  listSlides,
  orderSlides,
  type ListedSiteChange,
  undoSiteChange,
} from '@site/platform-operator/calls';
import { expectAccessible, never, refusal, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { ADMIN, HOSTILE_TEXTS, onCall, renderConsole, TRADER } from '#testing';

const slide = (id: number, over: Partial<EditedSlide> = {}): EditedSlide => ({
  id,
  version: 0,
  slider_type: 'Main',
  name: `Slide ${id}`,
  name_bn: '',
  link: '/promotions',
  picture: 'slides/main-lily.svg',
  state: 'on',
  shown_from: '',
  shown_until: '',
  ...over,
});
const promotion = (id: number, over: Partial<EditedPromotion> = {}): EditedPromotion => ({
  id,
  version: 5,
  name: `Promotion ${id}`,
  name_bn: '',
  text: 'One two three four five six seven.',
  text_bn: '',
  picture: 'promotions/1.svg',
  state: 'on',
  status: 'active',
  shown_from: '2026-01-01T00:00:00.000Z',
  shown_until: '2096-01-01T00:00:00.000Z',
  bonus: 50,
  max_bonus: '500.00',
  turnover: 12,
  categories: [1],
  is_taken: false,
  ...over,
});
const SLIDES = [slide(1), slide(2, { version: 8, state: 'off' }), slide(3, { slider_type: 'Features', link: 'JILI-SLOT-A1' })];
const PICTURES = [
  { picture: 'slides/main-lily.svg', name: 'slides/main-lily.svg', link: null },
  { picture: 'games/A1.svg', name: 'Golden Carp', link: 'JILI-SLOT-A1' },
];
const open = (path: string, ...api: Stub[]) =>
  renderConsole({
    session: ADMIN,
    path,
    api: [
      onCall(listSlides, SLIDES),
      onCall(listPromotions, [promotion(4), promotion(5, { is_taken: true })]),
      onCall(findPictures, PICTURES),
      onCall(listSiteChanges, []),
      ...api,
    ],
  });
const panel = async () => within(await screen.findByRole('complementary'));
const dialog = async () => within(await screen.findByRole('dialog'));
const rows = () => screen.getAllByRole('row').slice(1);

it('lists the slides of one list in their order, with what players see of them now', async () => {
  const { user } = open('/content');
  await screen.findByRole('grid', { name: 'Main slider' });
  expect(rows().map((row) => row.textContent)).toEqual(['Slide 1ShownAlways/promotions', 'Slide 2OffAlways/promotions']);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Featured games' }));
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Slide 3')]);
  await user.click(screen.getByRole('button', { name: 'Promotions' }));
  expect(await screen.findByText('Promotion 4')).toBeVisible();
});

it('adds a slide after a look at it on a phone and a desktop, in both languages', async () => {
  const { user, api } = open('/content', onCall(addSlide, [...SLIDES, slide(9)]));
  await user.click(await screen.findByRole('button', { name: 'New slide' }));
  const form = await dialog();
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(form.getByLabelText('Name in English'), 'Lily week');
  await user.type(form.getByLabelText('Name in Bangla'), 'শাপলা সপ্তাহ');
  await user.type(form.getByLabelText('Link'), '/vip');
  fireEvent.change(form.getByLabelText('Shown from'), { target: { value: '2026-02-01T00:00' } });
  const preview = within(form.getByRole('region', { name: 'As players see it' }));
  expect(preview.getByText('Lily week')).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Desktop' }));
  await user.click(preview.getByRole('button', { name: 'বাংলা' }));
  expect(preview.getByText('শাপলা সপ্তাহ')).toBeVisible();
  await expectAccessible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(addSlide)).map(({ body }) => body)).toEqual([
    {
      slider_type: 'Main',
      name: 'Lily week',
      name_bn: 'শাপলা সপ্তাহ',
      link: '/vip',
      picture: 'slides/main-lily.svg',
      state: 'on',
      shown_from: '2026-01-31T18:00:00.000Z',
      shown_until: '',
    },
  ]);
  expect(screen.getByText('Slide 9')).toBeVisible();
});

it('takes name and link of a game from its poster', async () => {
  const { user } = open('/content?list=Features');
  await user.click(await screen.findByRole('button', { name: 'New slide' }));
  const form = await dialog();
  await user.click(await form.findByRole('radio', { name: 'Golden Carp' }));
  expect(form.getByLabelText('Name in English')).toHaveValue('Golden Carp');
  expect(form.getByLabelText('Link')).toHaveValue('JILI-SLOT-A1');
});

it('does not save a link that the list cannot open', async () => {
  const { user } = open('/content');
  await user.click(await screen.findByRole('button', { name: 'New slide' }));
  const form = await dialog();
  await user.type(form.getByLabelText('Name in English'), 'Lily week');
  await user.type(form.getByLabelText('Link'), 'javascript:alert(1)');
  expect(form.getByText('A slide of this list cannot open this.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('sends only what was changed, with the version that was seen, and keeps it when somebody else was first', async () => {
  const { user, api } = open('/content?open=2', onCall(changeSlide, refusal('funds.changed')));
  await user.click(await (await panel()).findByRole('button', { name: 'Edit' }));
  const form = await dialog();
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(form.getByRole('switch', { name: 'Shown to players' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(api.sentTo(endpointOf(changeSlide)).map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/operator/slides/2', body: { version: 8, state: 'on' } },
  ]);
  expect(form.getByRole('switch', { name: 'Shown to players' })).toBeChecked();
});

it('moves a slide by one place', async () => {
  const { user, api } = open('/content?open=2', onCall(orderSlides, [slide(2), slide(1)]));
  expect((await panel()).getByText('2 of 2')).toBeVisible();
  expect((await panel()).getByRole('button', { name: 'One place later' })).toBeDisabled();
  await user.click((await panel()).getByRole('button', { name: 'One place earlier' }));
  expect(await (await panel()).findByText('1 of 2')).toBeVisible();
  expect(api.sentTo(endpointOf(orderSlides)).map(({ body }) => body)).toEqual([{ slider_type: 'Main', ids: [2, 1] }]);
});

it('deletes a slide only after a question', async () => {
  const { user, api } = open('/content?open=2', onCall(deleteSlide, [slide(1)]));
  await user.click(await (await panel()).findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Delete this for players?' })).toBeVisible();
  expect(api.sentTo(endpointOf(deleteSlide))).toEqual([]);
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Slide 2')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(deleteSlide)).map(({ body }) => body)).toEqual([{ version: 8 }]);
});

const change = (id: number, over: Partial<ListedSiteChange> = {}): ListedSiteChange => ({
  id,
  kind: 'slide',
  subject: '2',
  before: { name: 'Slide 2', link: '/old' },
  after: { name: 'Slide 2', link: '/vip' },
  by: 'karim',
  at: '2026-01-15T05:40:00.000Z',
  can_undo: false,
  ...over,
});

it('shows who changed what, and takes the last change back', async () => {
  const { user, api } = open(
    '/content?open=history',
    onCall(listSiteChanges, [change(9, { after: null, can_undo: true }), change(8), change(7, { kind: 'setting' })]),
    onCall(undoSiteChange, []),
  );
  const history = await panel();
  const [deleted, changed, ...others] = await history.findAllByRole('listitem');
  expect(others).toEqual([]);
  expect(deleted).toHaveTextContent('Deleted: Slide 2karim · 15/01/2026 11:40:00');
  expect(changed).toHaveTextContent('Link: /old → /vip');
  await expectAccessible();
  await user.click(history.getByRole('button', { name: 'Take back: Slide 2' }));
  await waitFor(() => expect(api.sentTo(endpointOf(undoSiteChange)).map(({ path }) => path)).toEqual(['/operator/site-changes/9/undo']));
});

describe('a promotion', () => {
  it('is added with its terms, off until somebody switches it on', async () => {
    const { user, api } = open('/content?list=promotions', onCall(addPromotion, [promotion(9)]));
    await user.click(await screen.findByRole('button', { name: 'New promotion' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Name in English'), 'Monsoon');
    await user.type(form.getByLabelText('Text in English'), 'One two three four five six.');
    await user.click(form.getByRole('button', { name: 'Slots' }));
    const preview = within(form.getByRole('region', { name: 'As players see it' }));
    expect(preview.getByText('One two three four five…')).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Desktop' }));
    expect(preview.getByText('One two three four five six.')).toBeVisible();
    await expectAccessible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sentTo(endpointOf(addPromotion)).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        name: 'Monsoon',
        state: 'off',
        status: 'active',
        bonus: '10',
        max_bonus: '',
        turnover: '10',
        categories: [1],
      }),
    ]);
  });

  it('keeps the terms that players were promised', async () => {
    const { user, api } = open('/content?list=promotions&open=5', onCall(changePromotion, [promotion(5, { text: 'New words.' })]));
    await user.click(await (await panel()).findByRole('button', { name: 'Edit' }));
    const form = await dialog();
    for (const term of ['Bonus', 'Largest bonus', 'Turnover']) expect(form.getByLabelText(term)).toBeDisabled();
    expect(form.getByText(/Players have deposited with this promotion/)).toBeVisible();
    await user.clear(form.getByLabelText('Text in English'));
    await user.type(form.getByLabelText('Text in English'), 'New words.');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sentTo(endpointOf(changePromotion)).map(({ body }) => body)).toEqual([{ version: 5, text: 'New words.' }]);
  });
});

it.each(HOSTILE_TEXTS)('shows as text what somebody wrote: $name', async ({ text, shown }) => {
  const hostile = slide(1, { name: text, link: text });
  open('/content?open=1', onCall(listSlides, [hostile]));
  const preview = within(await (await panel()).findByRole('region', { name: 'As players see it' }));
  expect(preview.getByText((_words, element) => element?.tagName === 'STRONG')).toHaveTextContent(shown);
  expect(screen.getByRole('grid')).toHaveTextContent(shown.slice(0, 60));
  expect(document.querySelector('img[src="x"], script, a[href^="javascript"]')).toBeNull();
});

it('is not for a trader', async () => {
  renderConsole({ session: TRADER, path: '/content' });
  expect(await screen.findByText(/This page needs the role Administrator/)).toBeVisible();
});

it('has a state for the wait, for nothing and for a failure, which can be tried again', async () => {
  const waiting = open('/content', onCall(listSlides, never()));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  waiting.unmount();
  const { user, api } = open('/content', onCall(listSlides, refusal('platform.too_many')));
  expect(await screen.findByText('The list could not be loaded')).toBeVisible();
  api.change(onCall(listSlides, []));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This list is empty.')).toBeVisible();
});
