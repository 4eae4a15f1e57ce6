import { Route, Routes } from 'react-router-dom';
import type { Session } from '@site/platform-operator/calls';
import { PlayerSearch } from './player-search';
import { PlayerView } from './player-view';

export { default as en } from '#locales/players/en.json';

/** Players: a search, and one player with the money, the sessions and the notes. */
export function PlayersPage({ session }: { session: Session }) {
  return (
    <Routes>
      <Route index element={<PlayerSearch />} />
      <Route path=":username" element={<PlayerView session={session} />} />
    </Routes>
  );
}
