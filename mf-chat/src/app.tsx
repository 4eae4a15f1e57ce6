import { LazyPage, Route, Routes } from '@site/remote';
import { ScreenSkeleton } from '@site/ui/screen-skeleton';
import { Outbox } from '#outbox';
import { ChatHomePage } from './features/chat-home/chat-home.page';

const loadInbox = () => import('./features/inbox/inbox.page').then((module) => module.InboxPage);
const loadList = () => import('./features/chat-list/chat-list.page').then((module) => module.ChatListPage);
const loadBox = () => import('./features/chat-box/chat-box.page').then((module) => module.ChatBoxPage);
const loadComplaints = () => import('./features/complaints/complaints.page').then((module) => module.ComplaintsPage);
const loadComplaint = () => import('./features/complaints/complaint.page').then((module) => module.ComplaintPage);

const box = <LazyPage key="chat-box" load={loadBox} fallback={<ScreenSkeleton />} />;

/**
 * The chat's home comes with the remote, because Help leads to it; the code of the other screens is fetched when the player enters them.
 * Every screen sends the unsent messages.
 */
export function App() {
  return (
    <Outbox>
      <Routes>
        <Route path="/chat" element={<ChatHomePage />} />
        <Route path="/chat-list" element={<LazyPage key="chat-list" load={loadList} fallback={<ScreenSkeleton />} />} />
        <Route path="/chat-box" element={box} />
        <Route path="/chat-box/:chatId" element={box} />
        <Route path="/inbox" element={<LazyPage key="inbox" load={loadInbox} fallback={<ScreenSkeleton />} />} />
        <Route path="/complaints" element={<LazyPage key="complaints" load={loadComplaints} fallback={<ScreenSkeleton />} />} />
        <Route path="/complaints/:reference" element={<LazyPage key="complaint" load={loadComplaint} fallback={<ScreenSkeleton />} />} />
        {/* When the player leaves, the address changes before this area is unmounted; for that moment it renders nothing. */}
        <Route path="*" element={null} />
      </Routes>
    </Outbox>
  );
}
