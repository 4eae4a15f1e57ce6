import { LinkButton } from '@site/ui';
import { Card } from '@site/ui/card';
import { BackLink, Page, PageHead } from '@site/ui/page-head';
import type { Say, Story } from '../story';

const title = (say: Say) => say('Betting records', 'বাজির রেকর্ড');
const lead = (say: Say) => say('Bets of the last 90 days.', 'গত ৯০ দিনের বাজি।');
const back = (say: Say) => <BackLink href="#account">{say('Account', 'অ্যাকাউন্ট')}</BackLink>;
const aside = (say: Say) => (
  <LinkButton href="#turnover" variant="outline" size="s">
    {say('Turnover', 'টার্নওভার')}
  </LinkButton>
);
const longTitle = (say: Say) =>
  say('Records of all bets, transactions and turnovers of this account', 'এই অ্যাকাউন্টের সব বাজি, লেনদেন ও টার্নওভারের রেকর্ড');
const content = (say: Say) => (
  <Card title={say('Today', 'আজ')}>
    <p>{say('Three bets.', 'তিনটি বাজি।')}</p>
  </Card>
);

export const pageHead: Story[] = [
  {
    component: 'BackLink',
    states: {
      default: back,
      focus: back,
      'long text': (say) => <BackLink href="#account">{longTitle(say)}</BackLink>,
    },
  },
  {
    component: 'PageHead',
    room: 'row',
    states: {
      'title alone': (say) => <PageHead title={title(say)} />,
      everything: (say) => <PageHead title={title(say)} lead={lead(say)} back={back(say)} aside={aside(say)} />,
      'long text': (say) => (
        <PageHead title={longTitle(say)} lead={`${lead(say)} ${longTitle(say)}.`} back={back(say)} aside={aside(say)} />
      ),
    },
  },
  {
    component: 'Page',
    room: 'row',
    states: {
      default: (say) => (
        <Page title={title(say)} lead={lead(say)} back={back(say)}>
          {content(say)}
        </Page>
      ),
      wide: (say) => (
        <Page title={title(say)} isWide>
          {content(say)}
        </Page>
      ),
    },
  },
];
