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

/** The picture code of a form that shows none until the platform asks for one; from then on each try carries one until one goes well. */
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
    /** In English. */
    problem,
    digits,
    setDigits,
    showNew,
    image: picture.data?.image ?? null,
    isFetching: picture.isFetching,
    isMissing: picture.isError,
    /** @returns whether a try may be sent; says at the field what it lacks */
    isReady() {
      const isWhole = !isAsked || (picture.isSuccess && digits.length === CAPTCHA_DIGITS);
      setProblem(isWhole ? null : MISSING);
      return isWhole;
    },
    /** The platform keeps the code for the next step of the same try: it is carried again, and not shown. */
    hold: setHeld,
    /** What a try carries. */
    carried: () => (isAsked && picture.data ? { captcha_id: picture.data.id, captcha: digits } : {}),
    /** After a try that went well: the platform says anew whether the next one needs a code. */
    forget() {
      setAsked(false);
      setProblem(null);
      showNew();
    },
    /** After a try that failed: a code counts once. @returns whether the code is why it failed */
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
