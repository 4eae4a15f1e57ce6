import styles from './player-text.module.css';

interface PlayerTextProps {
  text: string;
  /** One line without breaks, for lists. */
  isLine?: boolean;
}

/** Characters that nobody sees and that can turn a line around; the joiners of Bangla, the tab and the new line are none of them. */
const HIDDEN = /((?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}])/u;

/**
 * A text that somebody outside wrote, as text and never as markup. It cannot change the direction of the words around it, and a hidden
 * character is shown by its number.
 */
export function PlayerText({ text, isLine }: PlayerTextProps) {
  return (
    <bdi className={styles.text} data-line={isLine || undefined}>
      {text.split(HIDDEN).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <code key={index} className={styles.hidden}>
            {nameOf(part)}
          </code>
        ),
      )}
    </bdi>
  );
}

const nameOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
