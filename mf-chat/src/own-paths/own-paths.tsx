import { Fragment } from 'react';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { complaintOf } from '#paths';
import { ownPathsIn } from './own-paths.rules';

interface OwnPathsProps {
  /** Text of support; a text of a player must not become a link. */
  words: string;
  linkClass: string | undefined;
}

/** Support's text; a path of this site becomes a link with the name of its screen, or the reference of the complaint. */
export function OwnPaths({ words, linkClass }: OwnPathsProps) {
  const t = useText('chat');
  return ownPathsIn(words).map(({ text, path }, index) =>
    path ? (
      <Link key={index} to={path} className={linkClass}>
        {path.startsWith(COMPLAINT) ? path.slice(COMPLAINT.length) : t(`path.${path}`)}
      </Link>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}

const COMPLAINT = complaintOf('');
