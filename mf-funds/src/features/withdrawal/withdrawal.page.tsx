import { useText } from '@site/i18n';

export function WithdrawalPage() {
  const t = useText('funds');
  return <h1>{t('withdrawal.title')}</h1>;
}
