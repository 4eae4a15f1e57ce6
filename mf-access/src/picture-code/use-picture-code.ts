import { useId, useState } from 'react';
import { accessErrors, CAPTCHA_DIGITS } from '@site/api/contracts/access';
import { useQuery } from '@site/remote';
import { captchaQuery } from './picture-code.queries';

interface Failure {
  code?: string;
  serverMessage?: string;
}

const ASKING: readonly (string | undefined)[] = ['access.captcha_required', 'access.captcha_wrong'] satisfies (keyof typeof accessErrors)[];
const MISSING = accessErrors['access.captcha_required'].message;

export type PictureCodeState = ReturnType<typeof usePictureCode>;

/** Picture code of a form: hidden until the platform asks for one; then each try sends it, until one succeeds. */
export function usePictureCode() {
  const form = useId();
  const [isAsked, setAsked] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const [digits, setDigits] = useState('');
  const picture = useQuery({ ...captchaQuery(form, turn), enabled: isAsked });

  const showNew = () => {
    setDigits('');
    setTurn((before) => before + 1);
  };

  return {
    isShown: isAsked && !isHeld,
    /** Problem of the field in English; null while there is none. */
    problem,
    digits,
    setDigits,
    showNew,
    image: picture.data?.image ?? null,
    isFetching: picture.isFetching,
    isMissing: picture.isError,
    /** Shows at the field that digits are missing. @returns true when a try may be sent */
    isReady() {
      const isWhole = !isAsked || (picture.isSuccess && digits.length === CAPTCHA_DIGITS);
      setProblem(isWhole ? null : MISSING);
      return isWhole;
    },
    /** Hides the field but keeps the code, because the platform accepts it again in the next step of the same try. */
    hold: setHeld,
    /** Fields of the picture code for the request; empty while none is asked. */
    carried: () => (isAsked && picture.data ? { captcha_id: picture.data.id, captcha: digits } : {}),
    /** Called after a successful try: the platform decides again if the next one needs a code. */
    forget() {
      setAsked(false);
      setProblem(null);
      showNew();
    },
    /** Shows another picture after a failed try, because a code is valid for one try. @returns true when the code caused the failure */
    refuse({ code, serverMessage = MISSING }: Failure): boolean {
      const isWhy = ASKING.includes(code);
      setHeld(false);
      setProblem(isWhy ? serverMessage : null);
      if (isWhy) setAsked(true);
      if (isWhy || isAsked) showNew();
      return isWhy;
    },
  };
}
