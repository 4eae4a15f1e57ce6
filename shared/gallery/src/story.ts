import type { ReactNode } from 'react';

/** Returns the text of the language that the gallery shows. */
export type Say = (english: string, bangla: string) => string;

/** The states of one component of `@site/ui`. */
export interface Story {
  /** Name of the export. */
  component: string;
  /**
   * Name of a state -> its drawing. In pictures, a name that begins with `hover` or `focus` puts the first control of the drawing into
   * that state; a person uses the mouse or the Tab key.
   */
  states: Readonly<Record<string, (say: Say) => ReactNode>>;
  /**
   * Place of each state. Default: a column beside other states; `row`: the whole width; `view`: a view of its own, for what opens over
   * the page.
   */
  room?: 'row' | 'view';
  /** Name of a state that axe does not judge -> the reason. */
  excused?: Readonly<Record<string, string>>;
}
