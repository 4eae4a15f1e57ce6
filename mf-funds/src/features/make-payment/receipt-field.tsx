import { useId, useRef, useState, type DragEvent } from 'react';
import { ATTACHMENT_ACCEPT, ATTACHMENT_MAX_MB } from '@site/api/contracts/attachment';
import { receiptProblem } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Icon, Spoken } from '@site/ui';
import { ReceiptPreview } from './receipt-preview';
import styles from './receipt-field.module.css';

interface ReceiptFieldProps {
  file: File | null;
  /** True while the receipt is being sent: it cannot change then. */
  isLocked: boolean;
  onChange: (file: File | null) => void;
}

/** Input for the receipt. It refuses a wrong file at once and keeps the one before. */
export function ReceiptField({ file, isLocked, onChange }: ReceiptFieldProps) {
  const t = useText('funds');
  const { layout } = useShell();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [said, setSaid] = useState('');

  function take(chosen: File | undefined) {
    if (!chosen || isLocked) return;
    const found = receiptProblem(chosen);
    setProblem(found);
    if (found) return;
    onChange(chosen);
    setSaid(t('makePayment.receipt.attached', { name: chosen.name }));
  }

  function remove() {
    onChange(null);
    setProblem(null);
    setSaid(t('makePayment.receipt.removed'));
    input.current?.focus();
  }

  const handleDrag = (event: DragEvent, isInside: boolean) => {
    event.preventDefault();
    setIsOver(isInside);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(event, false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <div
      className={styles.field}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={handleDrop}
    >
      <label className={styles.label} htmlFor={id}>
        {t('makePayment.receipt')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className={styles.input}
        accept={ATTACHMENT_ACCEPT}
        disabled={isLocked}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // Reset, so that the same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      <div className={styles.zone} data-over={isOver || undefined} data-invalid={problem ? true : undefined}>
        {file ? (
          <ReceiptPreview key={`${file.name}/${file.lastModified}`} file={file} inputId={id} isLocked={isLocked} onRemove={remove} />
        ) : (
          <label className={styles.choose} htmlFor={id}>
            <Icon name="withdraw" />
            <span className={styles.action}>{t('makePayment.receipt.choose')}</span>
            {layout === 'desktop' && <span className={styles.drop}>{t('makePayment.receipt.drop')}</span>}
          </label>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('makePayment.receipt.hint', { size: ATTACHMENT_MAX_MB })}
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem && t(problem)}
      </p>
      <Spoken role="status">{said}</Spoken>
    </div>
  );
}
