import type { MouseEvent, ReactNode } from 'react';
import { readMarkup, type MarkupNode } from './markup';
import styles from './safe-markup.module.css';

export interface SafeMarkupProps {
  /** Message of the platform: text with `<a href="/own">`, `<a href="https://…">`, `<b>`, `<em>`, `<br>`. */
  text: string;
  /** Opens an own path without a page load; without it, a link loads the page. */
  onNavigate?: (path: string) => void;
}

/**
 * Shows a message of the platform with its links and emphasis. It creates the elements itself, so no part of the message is parsed as HTML.
 * @see SHELL-042, N-23
 */
export function SafeMarkup({ text, onNavigate }: SafeMarkupProps) {
  return <>{render(readMarkup(text), onNavigate)}</>;
}

const render = (nodes: MarkupNode[], onNavigate: SafeMarkupProps['onNavigate']): ReactNode[] =>
  nodes.map((node, index) => {
    if (node.kind === 'text') return node.text;
    if (node.kind === 'break') return <br key={index} />;
    const children = render(node.children, onNavigate);
    if (node.kind === 'bold') return <b key={index}>{children}</b>;
    if (node.kind === 'emphasis') return <em key={index}>{children}</em>;
    return (
      <MarkupLink key={index} href={node.href} onNavigate={node.isOwn ? onNavigate : undefined} isOwn={node.isOwn}>
        {children}
      </MarkupLink>
    );
  });

interface MarkupLinkProps {
  href: string;
  isOwn: boolean;
  onNavigate?: (path: string) => void;
  children: ReactNode;
}

function MarkupLink({ href, isOwn, onNavigate, children }: MarkupLinkProps) {
  const handleClick = (event: MouseEvent) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!onNavigate || wantsNewTab) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <a href={href} className={styles.link} onClick={handleClick} {...(isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
