import { QueryClient } from '@tanstack/react-query';
import { atom, createStore } from 'jotai';
import type { Language } from '@site/i18n';
import type { Layout, Player, Shell } from '../shell';
import type { ShellHost } from '../shell-host';

/** A person in front of the page for whom a pending state is drawn. */
export interface DrawnVisitor {
  language: Language;
  layout: Layout;
  player: Player | null;
}

const nothing = () => {};
const never = () => new Promise<never>(nothing);

/** A shell that never answers: it knows the visitor and nothing else. */
export function waitingHost({ language, layout, player }: DrawnVisitor): ShellHost {
  const shell: Shell = {
    session: { player, start: nothing, end: never, restriction: null, exchangeToken: null, codes: { referral: null, affiliate: null } },
    balance: { amount: null, isStale: false, refresh: never },
    dialogs: { error: nothing, success: nothing, confirm: never, confirmOwner: never },
    events: { isOpen: false, listen: () => nothing },
    language: { current: language, choose: nothing },
    layout,
    dataSaver: { isOn: false, isBySystem: false, choose: nothing },
    settings: null,
    navigate: nothing,
    launchGame: never,
    busy: () => nothing,
  };
  return { shell: atom(shell), store: createStore(), queryClient: new QueryClient() };
}
