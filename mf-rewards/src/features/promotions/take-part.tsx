import { LEGACY_SIGN_UP } from '@site/api/contracts/rewards';
import type { Promotion } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { LinkButton } from '@site/ui';
import { DEPOSIT } from '#paths';
import { partOf } from './promotions.rules';

/** Returns the action of a promotion's button for the current player or visitor; null: no button. */
export function usePart() {
  const { session } = useShell();
  return (promotion: Promotion) => partOf(promotion, session.player !== null, Date.now());
}

export function TakePart({ promotion }: { promotion: Promotion }) {
  const t = useText('rewards');
  const part = usePart()(promotion);
  if (part === 'sign-up') return <LinkButton href={LEGACY_SIGN_UP}>{t('promotions.sign-up')}</LinkButton>;
  if (part === null) return null;
  return (
    <LinkButton as={Link} to={DEPOSIT}>
      {t('promotions.deposit')}
    </LinkButton>
  );
}
