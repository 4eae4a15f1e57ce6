import { useEffect, useRef, useState } from 'react';
import { classicAccountProblem, classicPersonProblem, type ClassicForm } from '@site/api/contracts/access';
import { orderedResolver } from '#account-form';
import { useDraftedForm } from '#form';
import type { LandingCodes } from '#landing-codes';
import { emptyForm, isOfStep1, type RefusedField } from './classic-sign-up.rules';
import type { SignUpStep } from './step-list';

const NOTHING_REFUSED: RefusedField[] = [];

/** Values of both steps, the current step, and the fields that the platform refused. */
export function useClassicForm(codes: LandingCodes) {
  const [step, setStep] = useState<SignUpStep>(1);
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const form = useDraftedForm<ClassicForm>('classic-sign-up', {
    empty: emptyForm(codes),
    secrets: ['password', 'confirmPassword', 'captcha'],
    resolver: orderedResolver(step === 1 ? classicAccountProblem : classicPersonProblem),
  });
  const { setError, setFocus } = form;
  const entered = useRef(step);

  useEffect(() => {
    const here = refused.filter((one) => isOfStep1(one) === (step === 1));
    for (const { field, message } of here) setError(field, { type: 'platform', message });
    if (here[0]) setFocus(here[0].field);
    else if (entered.current !== step) setFocus(step === 1 ? 'username' : 'realName');
    entered.current = step;
  }, [refused, step, setError, setFocus]);

  return {
    ...form,
    step,
    refuse(fields: RefusedField[]) {
      setRefused(fields);
      if (fields.some(isOfStep1)) setStep(1);
    },
    /** Goes to step 2, whose refused fields keep their messages; those of step 1 are cleared. */
    goOn() {
      setRefused(refused.filter((one) => !isOfStep1(one)));
      setStep(2);
    },
    goBack: () => setStep(1),
    startAnew() {
      form.reset(emptyForm(codes));
      setRefused(NOTHING_REFUSED);
      setStep(1);
    },
  };
}
