import { FormProblem, FormStatus } from '@site/ui/outcome';
import type { Story } from '../story';

export const outcome: Story[] = [
  {
    component: 'FormProblem',
    states: {
      default: (say) => <FormProblem>{say('Your balance is too low.', 'আপনার ব্যালেন্স কম।')}</FormProblem>,
      'long text': (say) => (
        <FormProblem>
          {say(
            'You already have a deposit request pending. Please wait for it to be processed before making another deposit.',
            'আপনার একটি জমার অনুরোধ ইতিমধ্যে অপেক্ষমাণ আছে। আরেকটি জমা করার আগে সেটি সম্পন্ন হওয়া পর্যন্ত অপেক্ষা করুন।',
          )}
        </FormProblem>
      ),
      empty: () => <FormProblem />,
    },
  },
  {
    component: 'FormStatus',
    states: {
      default: (say) => <FormStatus>{say('Your password is changed.', 'আপনার পাসওয়ার্ড পরিবর্তন হয়েছে।')}</FormStatus>,
      'long text': (say) => (
        <FormStatus>
          {say(
            'Your request is sent. You find it among the records of this account, and you get a message when somebody decides it.',
            'আপনার অনুরোধ পাঠানো হয়েছে। এটি এই অ্যাকাউন্টের রেকর্ডে আছে, এবং সিদ্ধান্ত হলে আপনি একটি বার্তা পাবেন।',
          )}
        </FormStatus>
      ),
      empty: () => <FormStatus />,
    },
  },
];
