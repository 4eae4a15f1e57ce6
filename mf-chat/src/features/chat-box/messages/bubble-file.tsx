import { isPicture } from '@site/api/contracts/attachment';
import { useRef } from 'react';
import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { Button } from '@site/ui';
import { saveFile } from '@site/ui/files';
import { attachmentQuery, useRemoteId } from '../conversation/chat-box.queries';
import { FileCard } from './file-card';
import type { ChatLine } from './lines.rules';
import { useInView } from './use-in-view';
import styles from './bubble-file.module.css';

interface BubbleFileProps {
  line: ChatLine;
}

/** File of a message: one that is still unsent, or one that the platform has stored. */
export function BubbleFile({ line: { attachment, unsent } }: BubbleFileProps) {
  const t = useText('chat');
  if (attachment) return <StoredFile attachment={attachment} />;
  if (!unsent?.file) return null;
  const { file, part } = unsent;
  return (
    <FileCard file={file} content={isPicture(file) ? file : null}>
      {part !== null && <progress className={styles.progress} max={1} value={part} aria-label={t('chatBox.file.progress')} />}
    </FileCard>
  );
}

/** A picture is fetched when it comes into view, any other file on request; with the data saver a picture is fetched on request, too. */
function StoredFile({ attachment }: { attachment: NonNullable<ChatLine['attachment']> }) {
  const t = useText('chat');
  const { messageId, name, type, bytes } = attachment;
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const { dataSaver } = useShell();
  const hasPicture = isPicture({ name, type });
  const content = useQuery({ ...attachmentQuery(useRemoteId(), messageId), enabled: hasPicture && isInView && !dataSaver.isOn });

  async function handleSave() {
    const file = content.data ?? (await content.refetch()).data;
    if (file) saveFile(file, name);
  }

  return (
    <div ref={place}>
      <FileCard file={{ name, type, size: bytes }} content={(hasPicture && content.data) || null}>
        {hasPicture && dataSaver.isOn && !content.data && (
          <Button className={styles.save} variant="quiet" size="s" icon="eye" onClick={() => void content.refetch()}>
            {t('chatBox.file.show')}
          </Button>
        )}
        <Button
          className={styles.save}
          variant="quiet"
          size="s"
          icon="download"
          isBusy={content.isFetching}
          onClick={() => void handleSave()}
        >
          {t(content.isError ? 'Try again' : 'chatBox.file.save')}
        </Button>
      </FileCard>
    </div>
  );
}
