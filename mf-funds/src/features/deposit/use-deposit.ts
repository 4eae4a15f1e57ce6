import { useState } from 'react';
import { type PaymentMethod } from '@site/api/contracts/funds';
import { parseAmount, plainAmount } from '@site/api/money';
import { useChannels, usePromotions } from './deposit.queries';
import { channelOf, openPromotions } from './deposit.rules';
import { useDepositValues } from './use-deposit-values';
import { useContinue } from './use-continue';

export interface DepositOptions {
  /** Active methods, one for each account kind. */
  methods: readonly PaymentMethod[];
  isEwallet: boolean;
}

/** State and actions of the deposit form. */
export function useDeposit({ methods, isEwallet }: DepositOptions) {
  const { values, change } = useDepositValues();
  const [openedAtMs] = useState(() => Date.now());
  const promotions = usePromotions();
  const method = methods.find(({ name }) => name === values.method) ?? null;
  const channels = useChannels(method?.name ?? null);

  const offered = openPromotions(promotions.data ?? [], openedAtMs);
  const promotion = offered.find(({ id }) => id === values.promotionId) ?? null;
  const amount = parseAmount(values.amount);
  const { phase, next } = useContinue(isEwallet, {
    amount: plainAmount(values.amount),
    method,
    promotionId: promotion?.id ?? null,
    readChannel: async () => method && channelOf(channels.data ?? (await channels.refetch()).data ?? [], values.channelId),
  });

  return {
    typed: values.amount,
    amount,
    methods,
    method,
    channels,
    channel: channelOf(channels.data ?? [], values.channelId),
    promotions,
    offered,
    promotion,
    phase,
    next,
    chooseMethod: (name: string) => change({ method: name, channelId: null }),
    chooseChannel: (channelId: number) => change({ channelId }),
    choosePromotion: (promotionId: number | null) => change({ promotionId }),
    type: (typed: string) => change({ amount: typed }),
  };
}

export type Deposit = ReturnType<typeof useDeposit>;
