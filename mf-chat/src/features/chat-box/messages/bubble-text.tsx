import { useId, useRef, useState } from 'react';
import { useText } from '@site/i18n';
import { OwnPaths } from '#own-paths';
import { keepTop } from './anchor-top';
import { isLong, type ChatLine } from './lines.rules';
import styles from './bubble-text.module.css';

interface BubbleTextProps {
  line: Pick<ChatLine, 'by' | 'content'>;
}

/** Plain text, never markup; its direction does not affect its surroundings. */
export function BubbleText({ line }: BubbleTextProps) {
  const t = useText('chat');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isFoldable = isLong(line.content);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div ref={place} id={id} dir="auto" className={styles.text} data-folded={(isFoldable && !isOpen) || undefined}>
        {line.by === 'player' ? line.content : <OwnPaths words={line.content} linkClass={styles.link} />}
      </div>
      {isFoldable && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => keepTop(place.current, () => setOpen(!isOpen))}
        >
          {t(isOpen ? 'chatBox.less' : 'chatBox.more')}
        </button>
      )}
    </>
  );
}
