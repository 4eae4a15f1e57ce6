import { QrCode } from '@site/ui/qr';
import type { Say, Story } from '../story';

const label = (say: Say) => say('Code of your invitation', 'আপনার আমন্ত্রণের কোড');
const ADDRESS = 'https://example.com/register?code=ABC123';

export const qr: Story[] = [
  {
    component: 'QrCode',
    states: {
      default: (say) => <QrCode text={ADDRESS} label={label(say)} />,
      small: (say) => <QrCode text={ADDRESS} label={label(say)} size={120} />,
      'long text': (say) => <QrCode text={`${ADDRESS}&note=${'long'.repeat(60)}`} label={label(say)} />,
    },
  },
];
