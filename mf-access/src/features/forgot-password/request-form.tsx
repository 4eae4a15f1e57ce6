import type { ReactNode } from 'react';
import type { RecoveryChannel } from '@site/api/contracts/recovery';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Tabs } from '@site/ui/choice';
import { TextField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import { onlyDigits, orderedResolver, rewriting } from '#account-form';
import { AS_TYPED, textsAt, useDraftedForm, useOneAtATime } from '#form';
import { LOGIN } from '#paths';
import { AuthAlternative } from '#auth-layout';
import { EMPTY_REQUEST, requestOf, requestProblem, type CodeRequest, type RequestValues } from './forgot-password.rules';
import styles from './forgot-password.module.css';

export interface RequestFormProps {
  /** Failure of the last try, in the player's language. */
  problem: string | null;
  /** Shown when many codes were requested from this IP address. */
  pictureCode: ReactNode;
  isBusy: boolean;
  onSubmit: (request: CodeRequest) => Promise<unknown>;
  /** Called at a change of the tab, so that messages about the other one are cleared. */
  onChannelChange: () => void;
}

const PHONE_LENGTH = 15;

export function RequestForm({ problem, pictureCode, isBusy, onSubmit, onChannelChange }: RequestFormProps) {
  const t = useText('access');
  const { register, handleSubmit, watch, setValue, clearErrors, formState } = useDraftedForm<RequestValues>('forgot-password', {
    empty: EMPTY_REQUEST,
    secrets: [],
    resolver: orderedResolver(requestProblem),
  });
  const send = useOneAtATime((values: RequestValues) => onSubmit(requestOf(values)));
  const channel = watch('channel');
  const errorOf = textsAt(t, formState.errors);
  const handleTab = (next: string) => {
    clearErrors();
    onChannelChange();
    setValue('channel', next as RecoveryChannel);
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Tabs
        label={t('recovery.way')}
        tabs={[
          { id: 'email', label: t('recovery.byEmail') },
          { id: 'sms', label: t('recovery.bySms') },
        ]}
        current={channel}
        onChange={handleTab}
      >
        <div className={styles.fields}>
          {channel === 'email' ? (
            <TextField
              key="email"
              {...register('email')}
              {...AS_TYPED}
              label={t('recovery.email')}
              error={errorOf('email')}
              inputMode="email"
              autoComplete="email"
            />
          ) : (
            <TextField
              key="phone"
              {...rewriting(register('phone'), onlyDigits(PHONE_LENGTH))}
              label={t('recovery.phone')}
              prefix="+88"
              placeholder="01XXXXXXXXX"
              error={errorOf('phone')}
              inputMode="numeric"
              autoComplete="tel-national"
            />
          )}
          <TextField
            {...register('username')}
            {...AS_TYPED}
            label={t('recovery.username')}
            error={errorOf('username')}
            autoComplete="username"
          />
          {pictureCode}
          <FormProblem>{problem}</FormProblem>
          <Button type="submit" size="l" isWide isBusy={isBusy}>
            {isBusy ? t('recovery.sending') : t('recovery.send')}
          </Button>
          <AuthAlternative who={t('recovery.remembered')} to={LOGIN}>
            {t('recovery.login')}
          </AuthAlternative>
        </div>
      </Tabs>
    </form>
  );
}
