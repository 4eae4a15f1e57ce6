import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';
import { useLocation, useNavigate } from '@site/remote';
import { Button, Dialog } from '@site/ui';
import type { PaymentRequestState } from '#router-state';
import { SUCCESS_TEXT } from './payment-request.rules';

const CLOSES_AFTER_MS = 5000;

/** Success message above the page. It is shown once: after a reload the request is no longer fresh. @see C-31 */
export function SuccessDialog({ handed }: { handed: PaymentRequestState }) {
  const t = useText('funds');
  const [isOpen, setOpen] = useState(handed.isFresh);
  const close = () => setOpen(false);
  useSaidOnce(handed);

  useEffect(() => {
    if (!isOpen) return;
    const closing = setTimeout(() => setOpen(false), CLOSES_AFTER_MS);
    return () => clearTimeout(closing);
  }, [isOpen]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('paymentRequest.success')}
      description={t(SUCCESS_TEXT[handed.action])}
      actions={<Button onClick={close}>{t('paymentRequest.ok')}</Button>}
    />
  );
}

function useSaidOnce(handed: PaymentRequestState) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (handed.isFresh) void navigate(pathname + search, { replace: true, state: { ...handed, isFresh: false } });
  }, [handed, navigate, pathname, search]);
}
