import { LazyPage, Route, Routes } from '@site/remote';
import { ScreenSkeleton } from '@site/ui/screen-skeleton';
import { AuthFieldsWaiting, AuthWaiting } from '#auth-layout';
import { LoginPage } from './features/login/login.page';
import { SignUpPage } from './features/sign-up/sign-up.page';
import { withLaterTexts } from './texts';

const loadClassicSignUp = () => withLaterTexts(import('./features/classic-sign-up/classic-sign-up')).then((module) => module.ClassicSignUp);
const loadForgotPassword = () =>
  withLaterTexts(import('./features/forgot-password/forgot-password.page')).then((module) => module.ForgotPasswordPage);
const loadChangePassword = () =>
  withLaterTexts(import('./features/change-password/change-password.page')).then((module) => module.ChangePasswordPage);
const loadProfile = () => withLaterTexts(import('./features/profile/profile.page')).then((module) => module.ProfilePage);
const loadSecurity = () => withLaterTexts(import('./features/security/security.page')).then((module) => module.SecurityPage);
const loadSaferPlay = () =>
  withLaterTexts(import('./features/responsible-gaming/responsible-gaming.page')).then((module) => module.ResponsibleGamingPage);

/** Log-in and sign-up come with the remote; the code of the other screens is fetched when the player enters them. */
export function App() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signup" element={<SignUpPage />} />
      <Route
        path="/register"
        element={
          <SignUpPage isWide classicForm={<LazyPage key="classic-sign-up" load={loadClassicSignUp} fallback={<AuthFieldsWaiting />} />} />
        }
      />
      <Route path="/forgot-password" element={<LazyPage key="forgot-password" load={loadForgotPassword} fallback={<AuthWaiting />} />} />
      <Route path="/reset-password" element={<LazyPage key="change-password" load={loadChangePassword} fallback={<ScreenSkeleton />} />} />
      <Route path="/profile" element={<LazyPage key="profile" load={loadProfile} fallback={<ScreenSkeleton />} />} />
      <Route path="/security" element={<LazyPage key="security" load={loadSecurity} fallback={<ScreenSkeleton />} />} />
      <Route
        path="/responsible-gaming"
        element={<LazyPage key="responsible-gaming" load={loadSaferPlay} fallback={<ScreenSkeleton />} />}
      />
      {/* When the player leaves, the address changes before this area is unmounted; for that moment it renders nothing. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
