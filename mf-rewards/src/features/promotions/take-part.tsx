import { LEGACY_SIGN_UP } from '@site/api/contracts/rewards';
import type { Promotion } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { LinkButton } from '@site/ui';
import { DEPOSIT } from '#paths';
import { stateOf } from './promotions.rules';

/** A visitor signs up; a player deposits with what can be taken now; else there is nothing to do. */
export function TakePart({ promotion }: { promotion: Promotion }) {
  const t = useText('rewards');
  const { session } = useShell();
  if (!session.player) return <LinkButton href={LEGACY_SIGN_UP}>{t('promotions.sign-up')}</LinkButton>;
  if (promotion.status !== 'active' || stateOf(promotion, Date.now()) !== 'running') return null;
  return (
    <LinkButton as={Link} to={DEPOSIT}>
      {t('promotions.deposit')}
    </LinkButton>
  );
}
