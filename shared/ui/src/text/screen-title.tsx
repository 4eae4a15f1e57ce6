import { useEffect, useRef, type ReactNode } from 'react';
import { nameScreen } from './document-title';

export interface ScreenTitleProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The `h1` of a screen; it also names the screen in the title of the document, before the brand. */
export function ScreenTitle({ className, children }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => nameScreen(heading.current?.textContent ?? ''), [children]);
  return (
    <h1 ref={heading} className={className}>
      {children}
    </h1>
  );
}
