import { Button, IconButton, LinkButton, Spinner } from '@site/ui';
import type { Say, Story } from '../story';

const deposit = (say: Say) => say('Deposit', 'জমা');
const long = (say: Say) => say('Cancel all waiting withdrawal requests of this month', 'এই মাসের সব অপেক্ষমাণ উত্তোলনের অনুরোধ বাতিল করুন');

export const buttons: Story[] = [
  {
    component: 'Button',
    states: {
      primary: (say) => <Button>{deposit(say)}</Button>,
      outline: (say) => <Button variant="outline">{deposit(say)}</Button>,
      quiet: (say) => <Button variant="quiet">{deposit(say)}</Button>,
      gold: (say) => <Button variant="gold">{deposit(say)}</Button>,
      danger: (say) => <Button variant="danger">{say('Delete', 'মুছুন')}</Button>,
      'hover, primary': (say) => <Button>{deposit(say)}</Button>,
      'hover, outline': (say) => <Button variant="outline">{deposit(say)}</Button>,
      focus: (say) => <Button>{deposit(say)}</Button>,
      disabled: (say) => <Button disabled>{deposit(say)}</Button>,
      'disabled, danger': (say) => (
        <Button variant="danger" disabled>
          {say('Delete', 'মুছুন')}
        </Button>
      ),
      loading: (say) => <Button isBusy>{say('Sending …', 'পাঠানো হচ্ছে …')}</Button>,
      'with an icon': (say) => <Button icon="deposit">{deposit(say)}</Button>,
      small: (say) => <Button size="s">{deposit(say)}</Button>,
      large: (say) => <Button size="l">{deposit(say)}</Button>,
      wide: (say) => <Button isWide>{deposit(say)}</Button>,
      'long text': (say) => <Button>{long(say)}</Button>,
    },
  },
  {
    component: 'LinkButton',
    states: {
      primary: (say) => <LinkButton href="#deposit">{deposit(say)}</LinkButton>,
      outline: (say) => (
        <LinkButton href="#deposit" variant="outline" icon="arrow-right">
          {say('All games', 'সব গেম')}
        </LinkButton>
      ),
      'hover, outline': (say) => (
        <LinkButton href="#deposit" variant="outline">
          {say('All games', 'সব গেম')}
        </LinkButton>
      ),
      focus: (say) => <LinkButton href="#deposit">{deposit(say)}</LinkButton>,
      'long text': (say) => (
        <LinkButton href="#deposit" isWide>
          {long(say)}
        </LinkButton>
      ),
    },
  },
  {
    component: 'IconButton',
    states: {
      plain: (say) => <IconButton icon="refresh" label={say('Refresh', 'রিফ্রেশ')} />,
      raised: (say) => <IconButton icon="search" label={say('Search', 'খুঁজুন')} variant="raised" />,
      hover: (say) => <IconButton icon="refresh" label={say('Refresh', 'রিফ্রেশ')} />,
      focus: (say) => <IconButton icon="refresh" label={say('Refresh', 'রিফ্রেশ')} />,
      disabled: (say) => <IconButton icon="refresh" label={say('Refresh', 'রিফ্রেশ')} disabled />,
      loading: (say) => <IconButton icon="refresh" label={say('Refreshing', 'রিফ্রেশ হচ্ছে')} isSpinning />,
    },
  },
  {
    component: 'Spinner',
    states: {
      small: () => <Spinner />,
      medium: () => <Spinner size="m" />,
      large: (say) => <Spinner size="l" label={say('Loading the game', 'গেম লোড হচ্ছে')} />,
    },
  },
];
