import { useId, useRef, useState } from 'react';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { keepTop } from './keep-top';
import { isLong, partsOf, type Line } from './lines.rules';
import styles from './bubble-text.module.css';

interface BubbleTextProps {
  line: Pick<Line, 'by' | 'content'>;
}

/** Text as it was written, never markup; its direction ends where it ends. */
export function BubbleText({ line }: BubbleTextProps) {
  const t = useText('chat');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isFoldable = isLong(line.content);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div ref={place} id={id} dir="auto" className={styles.text} data-folded={(isFoldable && !isOpen) || undefined}>
        {partsOf(line).map(({ text, path }, index) =>
          path ? (
            <Link key={index} to={path} className={styles.link}>
              {text}
            </Link>
          ) : (
            text
          ),
        )}
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
