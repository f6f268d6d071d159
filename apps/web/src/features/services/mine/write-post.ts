import { composeServicePost, type PostAuthor } from '@poexchange/domain/service';
import type { DraftScope } from './draft-store.ts';
import { divideDrafts } from './draft-sections.ts';
import type { OfferDraft, SharedTerms } from './service-drafts.ts';

export type PostContent = {
  readonly drafts: readonly OfferDraft[];
  readonly shared: SharedTerms;
  readonly author: Omit<PostAuthor, 'rules'>;
};

/** Writes every active service as a post for a chat server, one service per line, in table order. */
export function writePost({ game, side }: DraftScope, { drafts, shared, author }: PostContent): string {
  const active = divideDrafts(game, drafts)
    .flatMap((section) => section.drafts)
    .filter(({ active: isOn }) => isOn);
  // Shared rules are written once, unless every service replaces them.
  const isRuled = active.some(({ ownRules, ownRulesMode }) => ownRules === '' || ownRulesMode === 'adds');
  return composeServicePost(
    active.map(({ price, location, serviceName, isCustomService, regions, ownRules }) => ({
      poe: game,
      creatorType: side,
      ...price,
      location,
      serviceName,
      isCustomService,
      regions: regions ?? shared.regions,
      ownRules,
    })),
    { ...author, rules: isRuled ? shared.rules : '' },
  );
}
