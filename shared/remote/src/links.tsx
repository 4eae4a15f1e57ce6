import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

/** Props of a `Link`, and the attributes of its anchor. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Place inside the site. */
  to: To;
  replace?: boolean;
  state?: unknown;
}

/** Link to a place inside the site, which opens without a page load. The router's own `Link` also prefetches for a data router, 2 kB more. */
export function Link({ to, replace, state, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Props of a `NavLink`. */
export interface NavLinkProps extends LinkProps {
  /** The link is current at exactly its path; otherwise also at the paths below. */
  end?: boolean;
}

/** Link of a navigation; `aria-current` marks it while its page is shown. */
export function NavLink({ end, ...link }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const path = useResolvedPath(link.to).pathname.toLowerCase();
  const isCurrent = here === path || (!end && here.startsWith(`${path}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...link} />;
}
