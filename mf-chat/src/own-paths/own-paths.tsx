import { Fragment } from 'react';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { complaintOf } from '#paths';
import { ownPathsIn } from './own-paths.rules';

interface OwnPathsProps {
  /** Of support: nothing that a player writes leads anywhere. */
  words: string;
  linkClass: string | undefined;
}

/** Support's words as text; an own path in them is a link that says its screen's name, or the complaint's reference. */
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
