import type { MouseEvent } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Card } from '@site/ui/card';
import { EarnSteps } from './earn-steps';

export function ReferralInfo({ onRefer }: { onRefer: () => void }) {
  const t = useText('rewards');
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button unmounts with its tab, so the focus moves to the tab panel first.
    currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus();
    onRefer();
  };
  return (
    <Card title={t('referral.guide')} lead={t('referral.guide.lead')}>
      <EarnSteps />
      <Button size="l" isWide onClick={handleClick}>
        {t('referral.refer')}
      </Button>
    </Card>
  );
}
