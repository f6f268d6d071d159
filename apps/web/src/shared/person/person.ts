import type { Presence } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';

/** A person as a page names them, with what it knows already: the profile asks for the rest. */
export type Person = {
  /** Null once they have deleted their account. */
  readonly userId: string | null;
  readonly ign: string;
  readonly game: Game;
  readonly vouchCount: number;
  /** The service beside which the name stands; null where there is none. */
  readonly service: { readonly serviceCategory: string; readonly serviceName: string; readonly isCustomService: boolean } | null;
  readonly presence?: Presence;
  readonly onlineSinceMs?: number | null;
  readonly regions?: readonly string[];
};
