import { useText } from '@site/i18n';

export function MakePaymentPage() {
  const t = useText('funds');
  return <h1>{t('makePayment.title')}</h1>;
}
