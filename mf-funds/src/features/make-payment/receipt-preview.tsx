import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { isPicture, sizeText } from './receipt.rules';
import styles from './receipt-preview.module.css';

interface ReceiptPreviewProps {
  file: File;
  inputId: string;
  isLocked: boolean;
  onRemove: () => void;
}

export function ReceiptPreview({ file, inputId, isLocked, onRemove }: ReceiptPreviewProps) {
  const t = useText('funds');
  return (
    <div className={styles.preview}>
      {isPicture(file) ? (
        <Picture file={file} />
      ) : (
        <span className={styles.paper} aria-hidden="true">
          PDF
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.size}>{sizeText(file.size)}</p>
      </div>
      {!isLocked && (
        <div className={styles.actions}>
          <label className={styles.replace} htmlFor={inputId}>
            {t('makePayment.receipt.replace')}
          </label>
          <Button variant="quiet" size="s" onClick={onRemove}>
            {t('makePayment.receipt.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Picture({ file }: { file: File }) {
  const t = useText('funds');
  const address = useDataAddress(file);
  if (!address) return <span className={styles.paper} />;
  return <img className={styles.picture} src={address} alt={t('makePayment.receipt.preview')} />;
}

// An object URL would be shorter; the site's policy shows pictures of its own origin and data only.
function useDataAddress(file: File) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : null);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  return address;
}
