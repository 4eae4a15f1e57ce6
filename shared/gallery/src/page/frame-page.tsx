import type { Say } from '../story';
import type { View } from './view';
import styles from './frame-page.module.css';

/** Drawings of one component, without anything of the gallery but the names of the states: the index shows it, and pictures are taken of it. */
export function FramePage({ story, state, language }: View) {
  const say: Say = (english, bangla) => (language === 'bn' ? bangla : english);
  if (story.room === 'view') return <main className={styles.view}>{story.states[state ?? '']?.(say)}</main>;
  return (
    <main className={styles.states} data-room={story.room}>
      {Object.entries(story.states).map(([name, draw]) => (
        <div key={name} className={styles.state} data-state={name} data-excused={story.excused?.[name]}>
          <p className={styles.name} lang="en">
            {name}
          </p>
          <div>{draw(say)}</div>
        </div>
      ))}
    </main>
  );
}
