import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectAccessible } from '@site/testing';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

function Example({ isDismissible, As = Dialog }: { isDismissible?: boolean; As?: typeof Dialog | typeof Sheet }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <As
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Error"
        description="Please try again."
        isDismissible={isDismissible}
        actions={<Button onClick={() => setOpen(false)}>OK</Button>}
      />
    </>
  );
}

async function open(ui: React.ReactElement) {
  const user = userEvent.setup();
  render(ui);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Error' }) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it.each([
  ['a dialog', Dialog],
  ['a sheet', Sheet],
])('%s is named by its title and described by its text', async (_, As) => {
  const { dialog } = await open(<Example As={As} />);
  expect(dialog).toHaveAccessibleDescription('Please try again.');
  await expectAccessible();
});

it('closes by Escape and gives the focus back', async () => {
  const { user } = await open(<Example />);
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('closes by its cross', async () => {
  const { user } = await open(<Example />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
});

it('keeps the focus inside', async () => {
  const { user, dialog } = await open(<Example />);
  for (let press = 0; press < 4; press++) {
    await user.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
});

describe('with content of 900 px', () => {
  const { ResizeObserver: silent } = globalThis;
  beforeEach(() => {
    globalThis.ResizeObserver = class extends silent {
      constructor(private readonly measure: ResizeObserverCallback) {
        super(measure);
      }
      override observe() {
        this.measure([], this);
      }
    };
  });
  afterEach(() => {
    globalThis.ResizeObserver = silent;
    jest.restoreAllMocks();
  });

  it.each([
    ['shows all of it in 900 px, so the focus passes it', 900, 'OK'],
    ['shows a part of it in 400 px, so the focus reaches it and keys scroll it', 400, 'Please try again.'],
  ])('%s', async (_, room, next) => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(room);
    const { user } = await open(<Example />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await user.tab();
    expect(document.activeElement).toHaveTextContent(next);
  });
});

it('stays until an action closes it when it may not be dismissed', async () => {
  const { user, dialog } = await open(<Example isDismissible={false} />);
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await gone();
});

describe('opens and closes', () => {
  const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
  /** Transitions in the first rule of a class, with the values of the tokens. */
  function transitionOf(className: string) {
    const [, rule = ''] = new RegExp(`\\.${className} {([^}]*)}`).exec(read('dialog.module.css')) ?? [];
    const [, transition = ''] = /transition:([^;]*);/.exec(rule) ?? [];
    const [, tokens = ''] = /:root {([^}]*)}/.exec(read('../tokens.css')) ?? [];
    return transition.replace(/var\((--[\w-]+)\)/g, (_, name: string) => new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? 'no token');
  }
  const durationsOf = (className: string) => [...new Set(transitionOf(className).match(/\b\d+ms\b/g))];

  it('SHELL-043: the dialog takes 300 ms', () => expect(durationsOf('popup')).toEqual(['300ms']));
  it('SHELL-043: its backdrop takes 150 ms', () => expect(durationsOf('backdrop')).toEqual(['150ms']));
});
