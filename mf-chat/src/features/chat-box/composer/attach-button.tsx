import { ATTACHMENT_ACCEPT } from '@site/api/contracts/attachment';
import { useText } from '@site/i18n';
import { Spoken } from '@site/ui';
import styles from './attach-button.module.css';

interface AttachButtonProps {
  onChoose: (file: File | undefined) => void;
}

export function AttachButton({ onChoose }: AttachButtonProps) {
  const t = useText('chat');
  return (
    <label className={styles.attach} title={t('chatBox.attach')}>
      <input
        type="file"
        className={styles.input}
        accept={ATTACHMENT_ACCEPT}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // Reset, so that the player can choose the same file again after removing it.
          target.value = '';
        }}
      />
      <svg className={styles.clip} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M8 12.500 14.500 6a3.500 3.500 0 0 1 5 5l-8.700 8.700a5.500 5.500 0 0 1-7.800-7.800L11.500 3.500" />
      </svg>
      <Spoken>{t('chatBox.attach')}</Spoken>
    </label>
  );
}
