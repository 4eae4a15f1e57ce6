import { isPicture } from '@site/api/contracts/attachment';
import { useText } from '@site/i18n';
import { IconButton } from '@site/ui';
import { FileCard } from '../messages/file-card';
import styles from './composer-file.module.css';

interface ComposerFileProps {
  file: File;
  onRemove: () => void;
}

/** The file of the next message, with a button to remove it. */
export function ComposerFile({ file, onRemove }: ComposerFileProps) {
  const t = useText('chat');
  return (
    <div className={styles.file}>
      <FileCard file={file} content={isPicture(file) ? file : null} />
      <IconButton icon="close" label={t('chatBox.file.remove', { name: file.name })} onClick={onRemove} />
    </div>
  );
}
