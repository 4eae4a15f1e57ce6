import { isPicture, sizeText } from '@site/api/contracts/attachment';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { useDataAddress } from '@site/ui/files';
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
