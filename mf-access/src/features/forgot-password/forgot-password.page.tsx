import { useState } from 'react';
import { OTP_SENT } from '@site/api/contracts/recovery';
import { useDraft, useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { FormStatus } from '@site/ui/outcome';
import type { Failure } from '@site/remote/failure';
import { failureText, useToLogin } from '#account-form';
import { LOGIN } from '#paths';
import { PictureCode, usePictureCode } from '#picture-code';
import { AuthLayout } from '#auth-layout';
import { CodeSlip } from './code-slip';
import { useRequestCode, useResetPassword } from './forgot-password.queries';
import { endOfCode, REQUEST_WORDS, RESET_WORDS, type CodeRequest, type NewPassword, type SentCode } from './forgot-password.rules';
import { NoCode } from './no-code';
import { RequestForm } from './request-form';
import { ResetForm } from './reset-form';

export function ForgotPasswordPage() {
  const t = useText('access');
  const { session, dialogs, navigate } = useShell();
  const draft = useDraft<SentCode | null>('forgot-password.sent', null);
  const [sent, setSent] = useState(() => (draft.start && endOfCode(draft.start) > Date.now() ? draft.start : null));
  const requestCode = useRequestCode();
  const reset = useResetPassword();
  const requestPicture = usePictureCode();
  const resetPicture = usePictureCode();

  useToLogin(reset.isSuccess, () => {
    draft.forget();
    // A reset ends every session of the player, including the one of this browser.
    if (session.player) void session.end(LOGIN);
    else navigate(LOGIN);
  });

  const remember = (next: SentCode | null) => {
    draft.keep(next);
    setSent(next);
    requestCode.reset();
    reset.reset();
    requestPicture.forget();
    resetPicture.forget();
  };
  const handleRequest = async (request: CodeRequest) => {
    if (!requestPicture.isReady()) return;
    await requestCode.mutateAsync({ request, picture: requestPicture.carried() }).then(
      () => remember({ request, atMs: Date.now() }),
      (failure: Failure) => requestPicture.refuse(failure),
    );
  };
  const handleReset = async ({ username }: CodeRequest, form: NewPassword) => {
    if (!resetPicture.isReady()) return;
    await reset.mutateAsync({ username, form, picture: resetPicture.carried() }).then(
      ({ message }) => dialogs.success(message),
      (failure: Failure) => resetPicture.refuse(failure),
    );
  };

  // The field of the picture shows this refusal already, so the form does not repeat it.
  const requestFailure = requestPicture.problem ? null : failureText(t, requestCode.error, REQUEST_WORDS);
  const resetFailure = resetPicture.problem ? null : failureText(t, reset.error, RESET_WORDS);
  const requestPictureCode = <PictureCode code={requestPicture} />;
  const title = sent ? t('recovery.step2.title') : t('recovery.title');
  const lead = sent ? t('recovery.step2.lead') : t('recovery.lead');
  return (
    <AuthLayout title={title} lead={lead}>
      <FormStatus>{sent && <span key={sent.atMs}>{t(OTP_SENT[sent.request.channel])}</span>}</FormStatus>
      {sent ? (
        <>
          <CodeSlip key={sent.atMs} sent={sent} />
          <ResetForm
            username={sent.request.username}
            codeSentAtMs={sent.atMs}
            problem={resetFailure}
            pictureCode={<PictureCode code={resetPicture} />}
            isBusy={reset.isPending}
            isChanged={reset.isSuccess}
            onSubmit={(form) => handleReset(sent.request, form)}
          />
          <NoCode
            key={`no ${sent.atMs}`}
            sent={sent}
            problem={requestFailure}
            pictureCode={requestPictureCode}
            isSending={requestCode.isPending}
            onSendAgain={() => void handleRequest(sent.request)}
            onChangeContact={() => remember(null)}
          />
        </>
      ) : (
        <RequestForm
          problem={requestFailure}
          pictureCode={requestPictureCode}
          isBusy={requestCode.isPending}
          onSubmit={handleRequest}
          onChannelChange={() => requestCode.reset()}
        />
      )}
    </AuthLayout>
  );
}
