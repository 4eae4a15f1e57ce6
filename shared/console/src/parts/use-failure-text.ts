import { ApiError } from '@site/api';
import { useText } from '@site/i18n';

/** Returns the words for a failed call: those of the server in the language of the page, else the kind of the failure. */
export function useFailureText() {
  const t = useText('console');
  return (problem: unknown): string => {
    if (!(problem instanceof ApiError)) return t('failure.fault');
    const { kind, serverMessage, errors, retryAfterS } = problem;
    const [ofField] = Object.values(errors ?? {}).flat();
    const said = ofField ?? serverMessage;
    if (said === undefined || said === '') return t(`failure.${kind}`);
    return retryAfterS ? `${t(said)} ${t('Please try again in {{seconds}} s.', { seconds: retryAfterS })}` : t(said);
  };
}
