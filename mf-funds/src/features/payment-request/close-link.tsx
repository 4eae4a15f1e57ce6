import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import { ACCOUNT } from '#paths';

export function CloseLink({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  const t = useText('funds');
  return (
    <LinkButton as={Link} to={ACCOUNT} variant={variant} size="l" isWide>
      {t('paymentRequest.close')}
    </LinkButton>
  );
}
