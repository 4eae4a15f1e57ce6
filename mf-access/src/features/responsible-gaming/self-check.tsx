import { useRef, useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Card } from '@site/ui/card';
import { FormProblem } from '@site/ui/outcome';
import { ANSWERS, QUESTIONS, scoreOf, type SelfCheckAnswers } from './self-check.rules';
import { SelfCheckResult } from './self-check-result';
import styles from './self-check.module.css';

interface SelfCheckProps {
  /** Shows one of the tools beside this one. */
  onTool: (tool: 'limits' | 'break') => void;
  /** False during a pause, when limits and breaks are not offered. */
  hasTools: boolean;
}

/** Nine questions, scored on this device: nothing is sent and nothing is stored. */
export function SelfCheck({ onTool, hasTools }: SelfCheckProps) {
  const t = useText('access');
  const [answers, setAnswers] = useState<SelfCheckAnswers>({});
  const [score, setScore] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = scoreOf(answers);
    setMissing(found === null);
    setScore(found);
    const open = QUESTIONS.find((question) => !answers[question]);
    if (open) form.current?.querySelector<HTMLInputElement>(`input[name="${open}"]`)?.focus();
  };
  if (score !== null)
    return (
      <SelfCheckResult
        score={score}
        hasTools={hasTools}
        onTool={onTool}
        onAgain={() => {
          setScore(null);
          setAnswers({});
        }}
      />
    );

  return (
    <Card title={t('safer.check.title')} lead={t('safer.check.lead')}>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        {QUESTIONS.map((question) => (
          <fieldset key={question} className={styles.question}>
            <legend className={styles.legend}>{t(`safer.check.question.${question}`)}</legend>
            <div className={styles.answers}>
              {ANSWERS.map((answer) => (
                <label key={answer} className={styles.answer}>
                  <input
                    type="radio"
                    name={question}
                    checked={answers[question] === answer}
                    onChange={() => setAnswers({ ...answers, [question]: answer })}
                  />
                  {t(`safer.check.answer.${answer}`)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <FormProblem>{isMissing && t('safer.check.missing')}</FormProblem>
        <Button type="submit">{t('safer.check.show')}</Button>
        <p className={styles.source}>{t('safer.check.source')}</p>
      </form>
    </Card>
  );
}
