import { Timeline, type TimelineStepProps } from '@site/ui/timeline';
import type { Say, Story } from '../story';

const label = (say: Say) => say('Your withdrawal', 'আপনার উত্তোলন');
const requested = (say: Say): TimelineStepProps => ({
  name: say('Requested', 'অনুরোধ করা হয়েছে'),
  at: '2026-11-21T04:25:00Z',
  when: '21/11/2026 10:25',
  state: 'done',
});

export const timeline: Story[] = [
  {
    component: 'Timeline',
    states: {
      'on the way': (say) => (
        <Timeline
          label={label(say)}
          steps={[requested(say), { name: say('Checked', 'যাচাই'), at: null, when: say('Within 24 hours', '২৪ ঘণ্টার মধ্যে'), state: 'now' }]}
        />
      ),
      done: (say) => <Timeline label={label(say)} steps={[requested(say), { ...requested(say), name: say('Paid', 'পরিশোধিত') }]} />,
      failed: (say) => (
        <Timeline label={label(say)} steps={[requested(say), { ...requested(say), name: say('Rejected', 'প্রত্যাখ্যাত'), state: 'failed' }]} />
      ),
      'long text': (say) => (
        <Timeline
          label={label(say)}
          steps={[
            {
              name: say(
                'Rejected, because the name of the account at the provider is not the name of your profile',
                'প্রত্যাখ্যাত, কারণ প্রদানকারীর অ্যাকাউন্টের নাম আপনার প্রোফাইলের নাম নয়',
              ),
              at: null,
              when: null,
              state: 'failed',
            },
          ]}
        />
      ),
      empty: (say) => <Timeline label={label(say)} steps={[]} />,
    },
  },
];
