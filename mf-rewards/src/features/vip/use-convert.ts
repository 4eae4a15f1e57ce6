import { useRef, useState } from 'react';
import { MIN_VP, MINIMUM_VP } from '@site/api/contracts/rewards';
import { formatCount, formatDateTime, formatMoney, paisaOf, useText } from '@site/i18n';
import { conversionFailure } from './vip.rules';
import { useConversion } from './vip.queries';

/** Content of the "Message" dialog. */
export interface ConversionMessage {
  words: string;
  detail?: string;
}

/** Converts points of a form with the given minimum, and returns the message on the outcome. @see REWARDS-019, REWARDS-022 */
export function useConvert(minimum: number, onConverted: () => void) {
  const t = useText('rewards');
  const conversion = useConversion();
  const [message, setMessage] = useState<ConversionMessage | null>(null);
  // A ref changes at once, so it blocks a second press before the next render.
  const running = useRef(false);

  const convert = (points: number) => {
    if (running.current) return;
    if (points < minimum) {
      setMessage({ words: minimum === MIN_VP ? t(MINIMUM_VP) : t('vip.convert.minimum', { minimum: formatCount(minimum) }) });
      return;
    }
    running.current = true;
    conversion.mutate(points, {
      onSettled: () => (running.current = false),
      onSuccess: ({ message: words, amount, used }) => {
        const detail = t('vip.convert.done', { money: formatMoney(paisaOf(amount)), points: formatCount(used) });
        setMessage({ words: t(words), detail });
        onConverted();
      },
      onError: (problem) => {
        const detail = problem.until && t('vip.convert.until', { time: formatDateTime(problem.until) });
        setMessage({ words: t(conversionFailure(problem)), detail });
      },
    });
  };

  return { convert, isPending: conversion.isPending, message, forget: () => setMessage(null) };
}
