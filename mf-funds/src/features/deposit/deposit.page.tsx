import { useText } from '@site/i18n';

export function DepositPage() {
  const t = useText('funds');
  return <h1>{t('deposit.title')}</h1>;
}
