import { useState, type RefObject } from 'react';
import { useText } from '@site/i18n';
import { SelectField, TextAreaField } from '@site/ui/forms';

interface ReasonFieldsProps {
  /** Reasons that players read in both languages. */
  known: readonly string[];
  /** Most characters of own words. */
  maxLength: number;
  /** Receives the list of reasons. */
  list: RefObject<HTMLSelectElement | null>;
  reason: string;
  onReason: (reason: string) => void;
  isDisabled: boolean;
}

const OWN = 'own';

/** A reason that players know in both languages, or words of the person. */
export function ReasonFields({ known, maxLength, list, reason, onReason, isDisabled }: ReasonFieldsProps) {
  const t = useText('console');
  const [isOwn, setOwn] = useState(known.length === 0);
  const options = [
    { value: '', label: t('reason.choose') },
    ...known.map((value) => ({ value, label: t(value) })),
    { value: OWN, label: t('reason.own') },
  ];
  const handleChoice = (value: string) => {
    setOwn(value === OWN);
    onReason(value === OWN ? '' : value);
  };
  return (
    <>
      {known.length > 0 && (
        <SelectField
          ref={list}
          label={t('reason.label')}
          hint={t('reason.hint')}
          options={options}
          value={isOwn ? OWN : reason}
          onChange={({ target }) => handleChoice(target.value)}
          disabled={isDisabled}
          required
        />
      )}
      {isOwn && (
        <TextAreaField
          label={t('reason.words')}
          hint={t('reason.wordsHint')}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
          maxLength={maxLength}
          disabled={isDisabled}
          required
        />
      )}
    </>
  );
}
