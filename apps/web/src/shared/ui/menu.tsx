import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Glyph, type GlyphName } from './glyph.tsx';

export type MenuEntry =
  | {
      readonly kind: 'item';
      readonly id: string;
      readonly label: ReactNode;
      readonly glyph?: GlyphName;
      readonly isDanger?: boolean;
      readonly isDisabled?: boolean;
      readonly onSelect: () => void;
    }
  | { readonly kind: 'label'; readonly id: string; readonly label: ReactNode }
  | { readonly kind: 'line'; readonly id: string };

export type MenuProps = {
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  readonly align?: 'start' | 'end';
  readonly isOpenAtFirst?: boolean;
};

/** Actions behind a button. Not modal: a modal menu adds a style element, which the content policy forbids. */
export function Menu({ trigger, entries, align = 'end', isOpenAtFirst = false }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-[190px] rounded-md border border-line bg-s2 p-1 shadow-float animate-enter"
        >
          {entries.map((entry) => {
            if (entry.kind === 'line') return <DropdownMenu.Separator key={entry.id} className="my-1 h-px bg-line" />;
            if (entry.kind === 'label') {
              return (
                <DropdownMenu.Label key={entry.id} className="px-2 py-1.5 text-12 text-muted">
                  {entry.label}
                </DropdownMenu.Label>
              );
            }
            return (
              <DropdownMenu.Item
                key={entry.id}
                disabled={entry.isDisabled === true}
                onSelect={entry.onSelect}
                className={joinClasses(
                  'flex h-[30px] cursor-pointer items-center gap-2 rounded-sm px-2 text-13 outline-none data-disabled:opacity-45 data-highlighted:bg-s4 max-md:h-[40px]',
                  entry.isDanger === true && 'text-down',
                )}
              >
                {entry.glyph !== undefined && (
                  <Glyph name={entry.glyph} size={14} className={entry.isDanger === true ? undefined : 'text-muted'} />
                )}
                {entry.label}
              </DropdownMenu.Item>
            );
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
