import type { RecoveryChannel } from '@site/api/contracts/recovery';
import { Link } from '@site/remote';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Tabs } from '@site/ui/choice';
import { TextField } from '@site/ui/forms';
import { FormProblem, onlyDigits, orderedResolver, rewriting } from '#account-form';
import { useDraftedForm, useOneAtATime } from '#form';
import { LOGIN } from '#paths';
import { EMPTY_REQUEST, requestOf, requestProblem, type CodeRequest, type RequestValues } from './forgot-password.rules';
import styles from './forgot-password.module.css';

export interface RequestFormProps {
  /** What went wrong, in the player's language. */
  problem: string | null;
  isBusy: boolean;
  onSubmit: (request: CodeRequest) => Promise<unknown>;
  /** What was said of the other way no longer holds. */
  onChannelChange: () => void;
}

const PHONE_LENGTH = 15;

export function RequestForm({ problem, isBusy, onSubmit, onChannelChange }: RequestFormProps) {
  const t = useText('access');
  const { register, handleSubmit, watch, setValue, clearErrors, formState } = useDraftedForm<RequestValues>('forgot-password', {
    empty: EMPTY_REQUEST,
    secrets: [],
    resolver: orderedResolver(requestProblem),
  });
  const send = useOneAtATime((values: RequestValues) => onSubmit(requestOf(values)));
  const channel = watch('channel');
  const errorOf = (name: keyof RequestValues) => {
    const sentence = formState.errors[name]?.message;
    return sentence && t(sentence);
  };
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
              label={t('recovery.email')}
              error={errorOf('email')}
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
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
            label={t('recovery.username')}
            error={errorOf('username')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <FormProblem>{problem}</FormProblem>
          <Button type="submit" size="l" isWide isBusy={isBusy}>
            {isBusy ? t('recovery.sending') : t('recovery.send')}
          </Button>
          <p className={styles.other}>
            {t('recovery.remembered')}{' '}
            <Link className={styles.link} to={LOGIN}>
              {t('recovery.login')}
            </Link>
          </p>
        </div>
      </Tabs>
    </form>
  );
}
