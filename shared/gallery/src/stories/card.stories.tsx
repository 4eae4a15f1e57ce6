import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import type { Story } from '../story';

export const card: Story[] = [
  {
    component: 'Card',
    states: {
      default: (say) => (
        <Card title={say('Log-in history', 'লগ-ইনের ইতিহাস')}>
          <p>{say('Two devices in the last 30 days.', 'গত ৩০ দিনে দুটি ডিভাইস।')}</p>
        </Card>
      ),
      'with a lead and a mark': (say) => (
        <Card
          title={say('E-mail', 'ই-মেইল')}
          lead={say('For messages about your account.', 'আপনার অ্যাকাউন্ট সম্পর্কে বার্তার জন্য।')}
          mark={
            <Badge variant="good" icon="check">
              {say('Verified', 'যাচাই করা')}
            </Badge>
          }
        >
          <p>player@example.com</p>
        </Card>
      ),
      'long text': (say) => (
        <Card
          title={say('Limits on deposits, losses and the time that you play in one session', 'জমা, ক্ষতি ও এক সেশনে খেলার সময়ের সীমা')}
          lead={say(
            'A lower limit counts at once; a higher limit counts after a wait of 24 hours, and you confirm it then.',
            'কম সীমা সঙ্গে সঙ্গে কার্যকর হয়; বেশি সীমা ২৪ ঘণ্টা পরে কার্যকর হয়, এবং তখন আপনি তা নিশ্চিত করেন।',
          )}
          mark={<Badge variant="quiet">{say('Waits for your confirmation', 'আপনার নিশ্চিতকরণের অপেক্ষায়')}</Badge>}
        >
          <p>averylongaddresswithoutanyspace.of.a.player.who.likes.long.names@subdomain.of.a.mail.provider.example.com</p>
        </Card>
      ),
    },
  },
];
