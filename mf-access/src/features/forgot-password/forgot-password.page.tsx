import { useState } from 'react';
import { OTP_SENT } from '@site/api/contracts/recovery';
import { useDraft, useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { FormStatus } from '@site/ui/outcome';
import { failureText, useToLogin } from '#account-form';
import { LOGIN } from '#paths';
import { Stage } from '#stage';
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

  useToLogin(reset.isSuccess, () => {
    draft.forget();
    // A reset ends every session, this browser's own too when somebody was logged in here.
    if (session.player) void session.end(LOGIN);
    else navigate(LOGIN);
  });

  const remember = (next: SentCode | null) => {
    draft.keep(next);
    setSent(next);
    requestCode.reset();
    reset.reset();
  };
  const handleRequest = (request: CodeRequest) =>
    requestCode.mutateAsync(request).then(
      () => remember({ request, atMs: Date.now() }),
      () => {},
    );
  const handleReset = (request: CodeRequest, form: NewPassword) =>
    reset.mutateAsync({ username: request.username, form }).then(
      ({ message }) => dialogs.success(message),
      () => {},
    );

  const requestFailure = failureText(t, requestCode.error, REQUEST_WORDS);
  const title = sent ? t('recovery.step2.title') : t('recovery.title');
  const lead = sent ? t('recovery.step2.lead') : t('recovery.lead');
  return (
    <Stage title={title} lead={lead}>
      <FormStatus>{sent && <span key={sent.atMs}>{t(OTP_SENT[sent.request.channel])}</span>}</FormStatus>
      {sent ? (
        <>
          <CodeSlip key={sent.atMs} sent={sent} />
          <ResetForm
            username={sent.request.username}
            codeSentAtMs={sent.atMs}
            problem={failureText(t, reset.error, RESET_WORDS)}
            isBusy={reset.isPending}
            isChanged={reset.isSuccess}
            onSubmit={(form) => handleReset(sent.request, form)}
          />
          <NoCode
            key={`no ${sent.atMs}`}
            sent={sent}
            problem={requestFailure}
            isSending={requestCode.isPending}
            onSendAgain={() => void handleRequest(sent.request)}
            onChangeContact={() => remember(null)}
          />
        </>
      ) : (
        <RequestForm
          problem={requestFailure}
          isBusy={requestCode.isPending}
          onSubmit={handleRequest}
          onChannelChange={() => requestCode.reset()}
        />
      )}
    </Stage>
  );
}
