import { CUSTOM_CATEGORY_ID, findCategory, isCustomGroupId, listCategories, type Category } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import { formatNumber } from '@poexchange/domain/currency';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { CommonKey } from '../i18n/keys.ts';
import { CategoryIcon } from './category-icon.tsx';
import { writeAmount, writeNumber } from '../i18n/write-values.ts';
import { joinClasses } from './classes.ts';
import { Select } from './select.tsx';
import { useCategoryName } from './use-category-name.ts';

/** '' means every category, or every sub-category of a category. */
export type CategoryPlace = { readonly category: string; readonly subCategory: string };

export type CategoryNavProps = {
  readonly game: Game;
  readonly label: string;
  /** Counts by id; '' is the total. An id without items is hidden, unless it is selected. */
  readonly counts: Readonly<Record<string, number>>;
  /** True until the counts are known: neither partial counts nor zero are shown. */
  readonly isCounting?: boolean;
  /** The same as `isCounting`, for sub-categories, whose items are known later. */
  readonly isCountingSubs?: boolean;
  readonly selected: CategoryPlace;
  readonly onSelect: (place: CategoryPlace) => void;
  /** First entry, which selects every category; missing if a category must be selected. */
  readonly allLabel?: string;
  /** The seller's custom groups, shown below `custom` like its sub-categories. */
  readonly groups?: readonly { readonly id: string; readonly name: string }[];
  /** `all` includes empty categories, for choosing the category of manual entries. */
  readonly shows?: 'used' | 'all';
  /** A mark shown after the name, by id. */
  readonly marks?: Readonly<Record<string, ReactNode>>;
};

/** The categories on the left side; the selected category shows its sub-categories. */
export const CategoryNav = memo(function CategoryNav(props: CategoryNavProps) {
  const { game, label, selected, onSelect, allLabel } = props;
  return (
    <nav aria-label={label} className="flex min-h-0 flex-col gap-px overflow-y-auto border-r border-line-soft px-2 py-3">
      {allLabel !== undefined && (
        <CategoryRow
          {...props}
          id=""
          name={allLabel}
          isOn={selected.category === ''}
          onClick={() => onSelect({ category: '', subCategory: '' })}
        />
      )}
      {listShown(props).map((category) => (
        <CategoryBranch key={category.id} {...props} branch={category} game={game} />
      ))}
    </nav>
  );
});

function CategoryBranch(props: CategoryNavProps & { readonly branch: Category }) {
  const { branch, selected, onSelect, game } = props;
  const { t } = useTranslation();
  const isOpen = selected.category === branch.id;
  return (
    <>
      <CategoryRow
        {...props}
        id={branch.id}
        name={t(branch.nameKey as CommonKey)}
        icon={<CategoryIcon game={game} id={branch.id} />}
        isOn={isOpen && selected.subCategory === ''}
        onClick={() => onSelect({ category: branch.id, subCategory: '' })}
      />
      {isOpen &&
        listShownSubs(props, branch).map((sub) => (
          <CategoryRow
            key={sub.id}
            {...props}
            isCounting={props.isCounting === true || props.isCountingSubs === true}
            id={sub.id}
            name={t(sub.nameKey as CommonKey)}
            isSub
            isOn={selected.subCategory === sub.id}
            onClick={() => onSelect({ category: branch.id, subCategory: sub.id })}
          />
        ))}
      {isOpen &&
        listShownGroups(props, branch).map(({ id, name }) => (
          <CategoryRow
            key={id}
            {...props}
            id={id}
            name={name}
            isSub
            isOn={selected.subCategory === id}
            onClick={() => onSelect({ category: branch.id, subCategory: id })}
          />
        ))}
    </>
  );
}

type RowProps = Pick<CategoryNavProps, 'counts' | 'isCounting' | 'marks' | 'shows'> & {
  readonly id: string;
  readonly name: string;
  readonly icon?: ReactNode;
  readonly isOn: boolean;
  readonly isSub?: boolean;
  readonly onClick: () => void;
};

function CategoryRow({ counts, isCounting = false, marks, shows, id, name, icon, isOn, isSub, onClick }: RowProps) {
  return (
    <button
      type="button"
      aria-current={isOn || undefined}
      onClick={onClick}
      className={joinClasses(
        'flex h-[30px] shrink-0 items-center gap-2 rounded-md px-2 text-left text-muted transition-colors hover:bg-s2 hover:text-text focus-visible:-outline-offset-2 aria-[current=true]:bg-s3 aria-[current=true]:text-text',
        isSub === true && 'pl-[34px]',
      )}
    >
      {icon}
      <bdi title={name} className="min-w-0 flex-1 truncate">
        {name}
      </bdi>
      {marks?.[id]}
      {/* Zeros are hidden where anything may be entered. */}
      <span className={joinClasses('text-12', isOn ? 'text-muted' : 'text-faint')}>
        {isCounting || (shows === 'all' && (counts[id] ?? 0) === 0) ? null : writeAmount(formatNumber(counts[id] ?? 0))}
      </span>
    </button>
  );
}

/** The same categories on a narrow screen, as a native select. */
export function CategorySelect(props: CategoryNavProps & { readonly className?: string }) {
  const { game, label, selected, onSelect, allLabel, counts, isCounting = false, isCountingSubs = false } = props;
  const nameOf = useCategoryName(game);
  const option = (category: string, subCategory: string, groupName = '') => {
    const name = nameOf(category, subCategory, groupName);
    const count = counts[subCategory === '' ? category : subCategory] ?? 0;
    const isUnknown = isCounting || (isCountingSubs && subCategory !== '');
    return {
      value: `${category}/${subCategory}`,
      label: isUnknown || (props.shows === 'all' && count === 0) ? name : `${name} (${writeNumber(count)})`,
    };
  };
  const options = listShown(props).flatMap((category) => [
    ...(category.id === CUSTOM_CATEGORY_ID && props.groups !== undefined ? [] : [option(category.id, '')]),
    ...listShownSubs(props, category).map((sub) => option(category.id, sub.id)),
    ...listShownGroups(props, category).map((group) => option(category.id, group.id, group.name)),
  ]);
  const chosen = `${selected.category}/${selected.subCategory}`;
  // A group unknown to this browser gets its own option: otherwise the select would display its first option, which
  // then could not be selected.
  if (selected.category === CUSTOM_CATEGORY_ID && !options.some(({ value }) => value === chosen))
    options.push(option(CUSTOM_CATEGORY_ID, selected.subCategory));
  return (
    <Select
      aria-label={label}
      className={props.className ?? ''}
      value={chosen}
      options={
        allLabel === undefined
          ? options
          : [{ value: '/', label: isCounting ? allLabel : `${allLabel} (${writeNumber(counts[''] ?? 0)})` }, ...options]
      }
      onChange={(value) => {
        const [category = '', subCategory = ''] = value.split('/');
        onSelect({ category, subCategory });
      }}
    />
  );
}

function listShown({ game, counts, selected, groups = [], shows = 'used' }: CategoryNavProps): readonly Category[] {
  if (shows === 'all') return listCategories(game).filter(({ id }) => id !== CUSTOM_CATEGORY_ID || groups.length > 0);
  return listCategories(game).filter(
    ({ id }) => (counts[id] ?? 0) > 0 || id === selected.category || (id === CUSTOM_CATEGORY_ID && groups.length > 0),
  );
}

function listShownGroups({ groups = [] }: CategoryNavProps, category: Category) {
  return category.id === CUSTOM_CATEGORY_ID ? groups : [];
}

function listShownSubs({ counts, selected, shows }: CategoryNavProps, category: Category) {
  return (category.subCategories ?? []).filter(
    (sub) => (shows === 'all' && category.id === selected.category) || (counts[sub.id] ?? 0) > 0 || sub.id === selected.subCategory,
  );
}

/** Reads a category from an external source such as an address: unknown ids mean everything. */
export function readPlace(
  game: Game,
  options: { readonly category: string | undefined; readonly subCategory: string | undefined },
): CategoryPlace {
  const category = findCategory(game, options.category ?? '');
  if (category === undefined) return { category: '', subCategory: '' };
  if (category.id === CUSTOM_CATEGORY_ID) {
    return { category: category.id, subCategory: isCustomGroupId(options.subCategory ?? '') ? (options.subCategory ?? '') : '' };
  }
  const subCategory = category.subCategories?.some((sub) => sub.id === options.subCategory) === true ? (options.subCategory ?? '') : '';
  return { category: category.id, subCategory };
}
