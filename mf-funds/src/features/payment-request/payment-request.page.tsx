import { useText } from '@site/i18n';

export function PaymentRequestPage() {
  const t = useText('funds');
  return <h1>{t('paymentRequest.title')}</h1>;
}
