import type { Page } from 'playwright';
import type { TestAccount } from '../fixtures/accounts';
import type { heldMatch } from '../fixtures/held-match';
import type { OperatorCalls } from '../fixtures/operator';
import type { LayoutName } from '../site/browser';

/** A page in which a fresh player is logged in, with all that a state needs to come about. */
export interface PlayerStage {
  page: Page;
  site: string;
  operator: OperatorCalls;
  account: TestAccount;
  layout: LayoutName;
  language: 'en' | 'bn';
  /** The match whose prices the operator holds. */
  match(): ReturnType<typeof heldMatch>;
  /** Settles that match; its runner wins, and the next state gets another match. */
  settleMatch(): Promise<void>;
}

/** A state of the player site that no address leads to. */
export interface PlayerState {
  name: string;
  /** Left out: both. */
  layouts?: readonly LayoutName[];
  /** The picture shows the whole page, not the window only. */
  isWhole?: true;
  /** The state has no control of the language, so it is reached once more in Bangla. All other states are reached in English. */
  isReachedTwice?: true;
  reach(stage: PlayerStage): Promise<void>;
}
