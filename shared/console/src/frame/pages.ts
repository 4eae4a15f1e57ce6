import type { IconName } from '@site/ui';
import { mayCall, type Role, type Session } from '@site/platform-operator/calls';

/** A page of the console, and who may see it. */
export interface MenuPage {
  path: string;
  /** Key of its name. */
  name: string;
  icon: IconName;
  /** Least role; null for a page of people who release. */
  least: Role | null;
}

/** All pages, in the order of the menu. */
export const PAGES = [
  { path: 'queue', name: 'queue.title', icon: 'wallet', least: 'cashier' },
  { path: 'identity', name: 'identity.title', icon: 'eye', least: 'cashier' },
  { path: 'players', name: 'players.title', icon: 'search', least: 'support' },
  { path: 'exchange', name: 'exchange.title', icon: 'trophy', least: 'trader' },
  { path: 'chats', name: 'chats.title', icon: 'chat', least: 'support' },
  { path: 'complaints', name: 'complaints.title', icon: 'mail', least: 'support' },
  { path: 'safer-play', name: 'saferPlay.title', icon: 'heart', least: 'support' },
  { path: 'releases', name: 'releases.title', icon: 'desktop', least: null },
  { path: 'health', name: 'health.title', icon: 'list', least: 'viewer' },
  { path: 'content', name: 'content.title', icon: 'gift', least: 'admin' },
  { path: 'tournaments', name: 'tournaments.title', icon: 'crown', least: 'support' },
  { path: 'missions', name: 'missions.title', icon: 'star', least: 'support' },
  { path: 'settings', name: 'settings.title', icon: 'filter', least: 'admin' },
  { path: 'audit', name: 'audit.title', icon: 'clock', least: 'admin' },
  { path: 'people', name: 'people.title', icon: 'user', least: 'admin' },
] as const satisfies readonly MenuPage[];

/** True when a person may see a page. */
export const maySee = ({ role, release }: Session, { least }: MenuPage) => (least === null ? release !== null : mayCall(role, least));

/** Pages that a person may see; no other page is offered. */
export const pagesFor = (session: Session): readonly MenuPage[] => PAGES.filter((page) => maySee(session, page));
