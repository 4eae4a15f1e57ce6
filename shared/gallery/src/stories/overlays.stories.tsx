import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Dialog, Menu, Sheet } from '@site/ui';
import { TextField } from '@site/ui/forms';
import type { Say, Story } from '../story';

type Overlay = typeof Dialog | typeof Sheet;
type InUseProps = Omit<Parameters<typeof Dialog>[0], 'isOpen' | 'onClose' | 'actions'> & { as: Overlay; say: Say; isDanger?: boolean };

/** An open dialog; when it is closed, a button opens it again. */
function InUse({ as: Surface, say, isDanger, ...dialog }: InUseProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Open', 'খুলুন')}</Button>
      <Surface
        {...dialog}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {say('Back', 'ফিরে যান')}
            </Button>
            <Button variant={isDanger ? 'danger' : 'primary'} onClick={close}>
              {say('Confirm', 'নিশ্চিত করুন')}
            </Button>
          </>
        }
      />
    </>
  );
}

/** Presses the first button inside once, because a menu opens only by its trigger. */
function Pressed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return <div ref={place}>{children}</div>;
}

const title = (say: Say) => say('Cancel this bet?', 'এই বাজি বাতিল করবেন?');
const stake = (say: Say) => say('The stake returns to your wallet.', 'বাজির টাকা আপনার ওয়ালেটে ফিরে আসে।');
const long = (say: Say) =>
  say(
    'A bonus counts toward its turnover only while it is active, and only with games of the listed providers.',
    'বোনাস কেবল সক্রিয় থাকাকালে এবং কেবল তালিকার প্রদানকারীদের গেমে টার্নওভারে গণনা হয়।',
  );
const LINES = Array.from({ length: 24 }, (_, index) => index);
const manyLines = (say: Say) => LINES.map((line) => <p key={line}>{long(say)}</p>);

const languages = (current: string) => [
  { id: 'en', label: 'English', lang: 'en', isChecked: current === 'en' },
  { id: 'bn', label: 'বাংলা', lang: 'bn', isChecked: current === 'bn' },
];
const actions = (say: Say) => [
  { id: 'profile', label: say('Profile', 'প্রোফাইল'), icon: 'user' as const },
  { id: 'security', label: say('Account security', 'অ্যাকাউন্টের নিরাপত্তা'), icon: 'lock' as const },
  { id: 'out', label: say('Log out', 'লগ আউট'), icon: 'logout' as const },
];
const account = (say: Say) => say('Account', 'অ্যাকাউন্ট');
const nothing = () => undefined;

export const overlays: Story[] = [
  {
    component: 'Dialog',
    room: 'view',
    states: {
      default: (say) => <InUse as={Dialog} say={say} title={title(say)} description={stake(say)} />,
      'of a form': (say) => (
        <InUse as={Dialog} say={say} title={say('New e-mail', 'নতুন ই-মেইল')} size="m">
          <TextField label={say('E-mail', 'ই-মেইল')} error={say('Enter an e-mail address.', 'একটি ই-মেইল ঠিকানা লিখুন।')} />
        </InUse>
      ),
      'closed by its buttons only': (say) => (
        <InUse as={Dialog} say={say} title={title(say)} description={stake(say)} isDismissible={false} isDanger />
      ),
      'long text': (say) => (
        <InUse as={Dialog} say={say} title={long(say)} description={long(say)} size="l">
          {manyLines(say)}
        </InUse>
      ),
    },
  },
  {
    component: 'Sheet',
    room: 'view',
    states: {
      default: (say) => <InUse as={Sheet} say={say} title={title(say)} description={stake(say)} />,
      'long text': (say) => (
        <InUse as={Sheet} say={say} title={long(say)} size="m">
          {manyLines(say)}
        </InUse>
      ),
    },
  },
  {
    component: 'Menu',
    room: 'view',
    states: {
      closed: (say) => <Menu label={account(say)} trigger={account(say)} items={actions(say)} onSelect={nothing} align="start" />,
      'open, actions': (say) => (
        <Pressed>
          <Menu label={account(say)} trigger={account(say)} items={actions(say)} onSelect={nothing} align="start" />
        </Pressed>
      ),
      'open, choice of one': (say) => (
        <Pressed>
          <Menu
            label={say('Language', 'ভাষা')}
            trigger={say('English', 'বাংলা')}
            items={languages(say('en', 'bn'))}
            onSelect={nothing}
            align="start"
          />
        </Pressed>
      ),
      'long text': (say) => (
        <Pressed>
          <Menu
            label={account(say)}
            trigger={account(say)}
            items={[...actions(say), { id: 'long', label: long(say) }]}
            onSelect={nothing}
            align="start"
          />
        </Pressed>
      ),
    },
  },
];
