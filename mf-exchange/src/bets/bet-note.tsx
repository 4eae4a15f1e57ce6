import styles from './bet-note.module.css';

/** A sentence on an open bet; renders nothing without words. */
export const BetNote = ({ words }: { words: string | null }) => words && <p className={styles.note}>{words}</p>;
