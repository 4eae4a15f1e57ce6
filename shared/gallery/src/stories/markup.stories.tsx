import { SafeMarkup } from '@site/ui';
import type { Story } from '../story';

export const markup: Story[] = [
  {
    component: 'SafeMarkup',
    states: {
      'plain text': (say) => (
        <p>
          <SafeMarkup text={say('Your deposit is being checked.', 'আপনার জমা যাচাই করা হচ্ছে।')} />
        </p>
      ),
      'links and emphasis': (say) => (
        <p>
          <SafeMarkup
            text={say(
              '<b>Important:</b> read the <a href="/promotions">promotion</a><br>or our <a href="https://example.com/rules">rules</a>, <em>soon</em>.',
              '<b>গুরুত্বপূর্ণ:</b> <a href="/promotions">প্রমোশন</a> পড়ুন<br>বা আমাদের <a href="https://example.com/rules">নিয়ম</a>, <em>শীঘ্রই</em>।',
            )}
          />
        </p>
      ),
      'refused markup': (say) => (
        <p>
          <SafeMarkup text={say('An image <img src=x onerror=y> stays text.', 'একটি ছবি <img src=x onerror=y> লেখাই থাকে।')} />
        </p>
      ),
    },
  },
];
