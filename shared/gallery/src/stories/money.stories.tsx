import { useState } from 'react';
import { Button, Money } from '@site/ui';
import type { Say, Story } from '../story';

function Counting({ say }: { say: Say }) {
  const [amount, setAmount] = useState('1000.00');
  return (
    <>
      <p>
        <Money amount={amount} isCounting />
      </p>
      <Button variant="quiet" size="s" onClick={() => setAmount(amount === '1000.00' ? '2500.50' : '1000.00')}>
        {say('Another amount', 'অন্য পরিমাণ')}
      </Button>
    </>
  );
}

export const money: Story[] = [
  {
    component: 'Money',
    states: {
      default: () => <Money amount="1234.50" />,
      gain: () => <Money amount="500.00" isSigned />,
      loss: () => <Money amount="-500.00" isSigned />,
      'neither gain nor loss': () => <Money amount="0.00" isSigned />,
      hidden: () => <Money amount="1234.50" isHidden />,
      'loading, or unknown': () => <Money amount={null} />,
      'counts to a new amount': (say) => <Counting say={say} />,
      'large amount': () => <Money amount="123456789012.34" />,
      'large amount, fitting': () => <Money amount="123456789012345678901234567890.12" isFitting />,
    },
  },
];
