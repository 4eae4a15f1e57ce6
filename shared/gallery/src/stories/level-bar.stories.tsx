import { LevelBar } from '@site/ui/level-bar';
import type { Say, Story } from '../story';

const name = (say: Say) => say('Way to the next level', 'পরবর্তী স্তরের পথ');

export const levelBar: Story[] = [
  {
    component: 'LevelBar',
    states: {
      empty: (say) => <LevelBar percent={0} label={name(say)} from={say('Normal', 'সাধারণ')} to={say('Elite I', 'এলিট ১')} />,
      'on the way': (say) => <LevelBar percent={43} label={name(say)} from={say('Normal', 'সাধারণ')} to={say('Elite I', 'এলিট ১')} />,
      'highest level': (say) => <LevelBar percent={100} label={name(say)} from={say('Legend III', 'লেজেন্ড ৩')} to={null} />,
      'long text': (say) => (
        <LevelBar
          percent={43}
          label={name(say)}
          from={say('The first of the normal levels of the year', 'বছরের সাধারণ স্তরগুলোর প্রথমটি')}
          to={say('The first of the elite levels of the year', 'বছরের এলিট স্তরগুলোর প্রথমটি')}
        />
      ),
    },
  },
];
