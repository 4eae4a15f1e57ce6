import { ScreenTitle, Spoken } from '@site/ui';
import type { Story } from '../story';

export const text: Story[] = [
  {
    component: 'ScreenTitle',
    states: {
      default: (say) => <ScreenTitle>{say('Promotions', 'প্রমোশন')}</ScreenTitle>,
      'long text': (say) => (
        <ScreenTitle>{say('Deposit limits, loss limits and breaks from play', 'জমার সীমা, ক্ষতির সীমা ও খেলা থেকে বিরতি')}</ScreenTitle>
      ),
    },
  },
  {
    component: 'Spoken',
    states: {
      'not seen': (say) => (
        <p>
          {say('3 messages', '৩টি বার্তা')} <Spoken>{say('that you have not read', 'যা আপনি পড়েননি')}</Spoken>
        </p>
      ),
    },
  },
];
