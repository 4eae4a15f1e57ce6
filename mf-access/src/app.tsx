import { Route, Routes } from '@site/remote';
import { LoginPage } from './features/login/login.page';
import { SignUpPage } from './features/sign-up/sign-up.page';

export function App() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signup" element={<SignUpPage />} />
      <Route path="/register" element={<SignUpPage isWide />} />
      {/* On the way out the address changes before this area leaves. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
