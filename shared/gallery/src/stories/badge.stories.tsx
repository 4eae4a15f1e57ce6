import { Badge } from '@site/ui/badge';
import type { Story } from '../story';

export const badge: Story[] = [
  {
    component: 'Badge',
    states: {
      good: (say) => (
        <Badge variant="good" icon="check">
          {say('Verified', 'যাচাই করা')}
        </Badge>
      ),
      new: (say) => <Badge variant="new">{say('New', 'নতুন')}</Badge>,
      bad: (say) => (
        <Badge variant="bad" icon="alert">
          {say('Rejected', 'প্রত্যাখ্যাত')}
        </Badge>
      ),
      quiet: (say) => <Badge variant="quiet">{say('Not verified', 'যাচাই করা হয়নি')}</Badge>,
      'long text': (say) => (
        <Badge variant="quiet" icon="clock">
          {say('Waits for a document from you, see your inbox', 'আপনার একটি নথির অপেক্ষায় আছে, আপনার ইনবক্স দেখুন')}
        </Badge>
      ),
    },
  },
];
