import type { Presence } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';

/** A person as a page names them, with what the page knows already: the profile fetches the rest. */
export type Person = {
  /** Null once they have deleted their account. */
  readonly userId: string | null;
  readonly ign: string;
  readonly game: Game;
  readonly vouchCount: number;
  /** The service that the name is shown with; null without one. */
  readonly service: { readonly serviceCategory: string; readonly serviceName: string; readonly isCustomService: boolean } | null;
  readonly presence?: Presence;
  readonly onlineSinceMs?: number | null;
  readonly regions?: readonly string[];
};
