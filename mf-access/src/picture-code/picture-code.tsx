import { useEffect, useRef } from 'react';
import { CAPTCHA_DIGITS } from '@site/api/contracts/access';
import { useText } from '@site/i18n';
import { onlyDigits } from '#account-form';
import { PictureField } from './picture-field';
import type { PictureCodeState } from './use-picture-code';

const asDigits = onlyDigits(CAPTCHA_DIGITS);

/** Renders nothing until the platform asks for a picture code. */
export function PictureCode({ code }: { code: PictureCodeState }) {
  return code.isShown ? <AskedPictureCode code={code} /> : null;
}

function AskedPictureCode({ code }: { code: PictureCodeState }) {
  const t = useText('access');
  const input = useRef<HTMLInputElement>(null);
  const said = code.isMissing ? 'picture.failed' : code.problem;

  // Focus the field when it is new or its digits are no longer valid, because the player types there next.
  useEffect(() => {
    if (code.problem) input.current?.focus();
  }, [code.problem, code.image]);

  return (
    <PictureField
      ref={input}
      image={code.image}
      isFetching={code.isFetching}
      onNewPicture={code.showNew}
      value={code.digits}
      onChange={({ target }) => code.setDigits(asDigits(target.value))}
      error={said ? t(said) : undefined}
      help={t('picture.help')}
    />
  );
}
