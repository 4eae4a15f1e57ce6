import { useText } from '@site/i18n';
import { FrontPage } from './front-page';
import { SignInForm } from './sign-in-form';

/** The page for nobody. The address stays, so that a person goes on where a link has led. */
export function SignInPage() {
  const t = useText('console');
  return (
    <FrontPage title={t('signIn.title')} lead={t('signIn.lead')}>
      <SignInForm />
    </FrontPage>
  );
}
