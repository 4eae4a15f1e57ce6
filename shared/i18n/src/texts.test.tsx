import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { addTexts, changeLanguage, readLanguage, startTexts, useLanguage, useText } from './index';
import { keepLanguage } from './language';

function Greeting({ text = 'hello', params }: { text?: string; params?: Record<string, string> }) {
  const t = useText('greeting');
  return (
    <p>
      {t(text, params)} ({useLanguage()})
    </p>
  );
}

const choose = (language: 'en' | 'bn') => act(() => changeLanguage(language));

beforeEach(async () => {
  await startTexts('en');
  addTexts('greeting', 'en', { hello: 'Hello {{name}}', 'a.b:c': 'Dots and colons' });
});

it('fills in parameters', () => {
  render(<Greeting params={{ name: '<Rahim>' }} />);
  expect(screen.getByText('Hello <Rahim> (en)')).toBeVisible();
});

it('takes keys as they are, with dots and colons', () => {
  render(<Greeting text="a.b:c" />);
  expect(screen.getByText(/Dots and colons/)).toBeVisible();
});

it('shows a sentence that has no translation as it is', () => {
  render(<Greeting text="Nobody: wrote. this" />);
  expect(screen.getByText('Nobody: wrote. this (en)')).toBeVisible();
});

it('SHELL-039, N-17: the choice of a language is kept in a cookie for a year', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  keepLanguage('bn');
  expect(write.mock.calls).toEqual([['language=bn; path=/; max-age=31536000; samesite=lax']]);
  write.mockRestore();
});

it('SHELL-039: the choice of Bangla changes texts and language of the document, and is kept', async () => {
  addTexts('greeting', 'bn', { hello: 'স্বাগতম {{name}}' });
  render(<Greeting params={{ name: 'Rahim' }} />);
  await choose('bn');
  expect(screen.getByText('স্বাগতম Rahim (bn)')).toBeVisible();
  expect(document.documentElement.lang).toBe('bn');
  expect(document.cookie).toContain('language=bn');
});

it("shows the platform's sentences in Bangla in every namespace", async () => {
  render(<Greeting text="No Data" />);
  await choose('bn');
  expect(screen.getByText('কোনো তথ্য নেই (bn)')).toBeVisible();
});

it('fetches a source only after its language is chosen', async () => {
  const source = jest.fn(() => Promise.resolve({ default: { bye: 'বিদায়' } }));
  await addTexts('farewell', 'bn', source);
  expect(source).not.toHaveBeenCalled();
  await choose('bn');
  await choose('en');
  await choose('bn');
  expect(source).toHaveBeenCalledTimes(1);
});

it('shows English when Bangla cannot be fetched', async () => {
  await addTexts('lost', 'bn', () => Promise.reject(new Error('offline')));
  render(<Greeting text="Only English" />);
  await choose('bn');
  expect(screen.getByText('Only English (bn)')).toBeVisible();
});

it.each([
  ['', 'en'],
  ['a=1; language=bn; b=2', 'bn'],
  ['language=xx', 'en'],
])('reads the choice from the cookies %j', (cookies, language) => expect(readLanguage(cookies)).toBe(language));
