import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text`: one line; `block`: fills its box, whose size the caller's class gives. */
  shape?: 'text' | 'block' | 'circle';
  className?: string;
}

/** Placeholder in the final shape of the content. Mark the area around it `aria-busy`. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span aria-hidden="true" className={[styles.skeleton, className].filter(Boolean).join(' ')} data-shape={shape} />;
}
