import { Button, LoadFailure, NoData, Skeleton } from '@site/ui';
import type { Say, Story } from '../story';
import styles from './stories.module.css';

const nothing = () => undefined;
const long = (say: Say) =>
  say(
    'The provider of this game does not answer at the moment; your balance is safe, and an open round ends as soon as the provider is back.',
    'এই গেমের প্রদানকারী এই মুহূর্তে সাড়া দিচ্ছে না; আপনার ব্যালেন্স নিরাপদ, এবং প্রদানকারী ফিরলেই খোলা রাউন্ড শেষ হবে।',
  );

export const states: Story[] = [
  {
    component: 'NoData',
    states: {
      default: () => <NoData />,
      'with a text and an action': (say) => (
        <NoData text={say('No promotions yet', 'এখনও কোনো প্রমোশন নেই')}>
          <Button variant="outline">{say('All games', 'সব গেম')}</Button>
        </NoData>
      ),
      'long text': (say) => <NoData text={long(say)} />,
    },
  },
  {
    component: 'LoadFailure',
    states: {
      default: () => <LoadFailure />,
      'with a retry': () => <LoadFailure onRetry={nothing} />,
      'message of the server': (say) => (
        <LoadFailure
          error={{
            serverMessage: say('Maintenance until 10:00. <a href="/chat">Support</a>', 'রক্ষণাবেক্ষণ ১০:০০ পর্যন্ত। <a href="/chat">সহায়তা</a>'),
          }}
          onRetry={nothing}
        />
      ),
      'long text': (say) => <LoadFailure title={long(say)} message={long(say)} onRetry={nothing} />,
    },
  },
  {
    component: 'Skeleton',
    states: {
      text: () => <Skeleton shape="text" />,
      block: () => <Skeleton className={styles.block} />,
      circle: () => <Skeleton shape="circle" className={styles.circle} />,
    },
  },
];
