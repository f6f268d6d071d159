import { categoryOfTag } from '@poexchange/domain/category';
import type { Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import type { CommonKey } from '../../../shared/i18n/keys.ts';
import type { Translate } from '../../../shared/i18n/use-translation.ts';

/** Returns the name of the category in which a tag is listed; '' if there is none. */
export function categoryNameOf(t: Translate, game: Game, tag: Tag): string {
  const category = categoryOfTag(game, tag);
  return category === undefined ? '' : t(category.nameKey as CommonKey);
}
