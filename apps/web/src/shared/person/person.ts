import type { Presence } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';

/** A person as named on a page, with what the page already knows; the profile fetches everything else. */
export type Person = {
  /** Null once the person has deleted their account. */
  readonly userId: string | null;
  readonly ign: string;
  readonly game: Game;
  readonly vouchCount: number;
  /** The service that the name is shown with; null if there is none. */
  readonly service: { readonly serviceCategory: string; readonly serviceName: string; readonly isCustomService: boolean } | null;
  readonly presence?: Presence;
  readonly onlineSinceMs?: number | null;
  readonly regions?: readonly string[];
};
