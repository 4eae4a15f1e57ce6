import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTexts, type Language } from '@site/i18n';
import { expectAccessible } from '@site/testing';
import { addOwnTexts } from '../texts';
import { Chart } from './chart';
import { drawChart } from './draw-chart';

jest.mock('./draw-chart', () => ({ drawChart: jest.fn(() => ({ show: jest.fn(), end: jest.fn() })) }));

const DATA = { moments: [1_768_455_600, 1_768_455_660], lines: [{ name: 'Calls', values: [1200, Number.NaN] }] };
const inSeconds = (value: number) => `${value} s`;

function open(data = DATA, language: Language = 'en') {
  addOwnTexts();
  void startTexts(language);
  return render(<Chart title="Calls a minute" data={data} format={inSeconds} />);
}

/** jsdom has no canvas. */
const withCanvas = () => Object.defineProperty(window, 'CanvasRenderingContext2D', { value: true, configurable: true });
afterEach(() => Reflect.deleteProperty(window, 'CanvasRenderingContext2D'));

it('shows the same numbers as a table, and a dash where there is no number', async () => {
  withCanvas();
  open();
  await waitFor(() => expect(drawChart).toHaveBeenCalled());
  expect(screen.getByRole('img', { name: 'Drawing: Calls a minute' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Table: Calls a minute' }));
  const rows = within(screen.getByRole('table', { name: 'Calls a minute' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['TimeCalls', '11:41:00—', '11:40:001200 s']);
  Reflect.deleteProperty(window, 'CanvasRenderingContext2D');
  await expectAccessible();
});

it('has the table alone in a browser that cannot draw', () => {
  open();
  expect(screen.getByRole('table', { name: 'Calls a minute' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that there is nothing to draw, in Bangla too', async () => {
  open({ moments: [], lines: [{ name: 'Calls', values: [] }] }, 'bn');
  expect(await screen.findByText('এখনও কোনো সংখ্যা নেই।')).toBeVisible();
});
