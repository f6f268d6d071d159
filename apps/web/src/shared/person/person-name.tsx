/** The name of a person, which opens their profile (R2.29, D61). */
import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyPart } from '../network/lazy-part.ts';
import { joinClasses } from '../ui/classes.ts';
import type { Person } from './person.ts';

/** Time the pointer must rest on a name before the profile opens, in ms. */
export const PROFILE_HOVER_MS = 300;
/** Time the pointer may take from the name to the profile, in ms. */
export const PROFILE_LEAVE_MS = 200;

/**
 * Way in which a profile was opened: by a resting pointer, when it closes with it, or by a press, which keeps it open.
 */
export type ProfileOpening = 'hover' | 'press';

// The profile is loaded when the first one is opened: lists of names do not wait for it.
const Profile = lazyPart(() => import('./person-profile.tsx').then((module) => ({ default: module.PersonProfile })));

export type PersonNameProps = {
  readonly person: Person;
  /** Content of the button; the name by default. */
  readonly children?: ReactNode;
  readonly className?: string;
};

/** The name as a button. A person who has deleted their account has no profile. */
export function PersonName({ person, children, className }: PersonNameProps) {
  const name = children ?? <span className="truncate">{person.ign}</span>;
  const looks = joinClasses('inline-flex min-w-0 font-semibold', className);
  if (person.userId === null)
    return (
      <span translate="no" className={looks}>
        {name}
      </span>
    );
  // Rows of a list are reused for other people: a different person gets a new button.
  return (
    <ProfileButton key={person.userId} person={person} className={looks}>
      {name}
    </ProfileButton>
  );
}

function ProfileButton({ person, className, children }: PersonNameProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opening, setOpening] = useState<ProfileOpening | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (waitMs: number, next: (before: ProfileOpening | null) => ProfileOpening | null): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpening(next), waitMs);
  };
  const leave = (): void => after(PROFILE_LEAVE_MS, (before) => (before === 'hover' ? null : before));
  const close = (): void => {
    clearTimeout(timer.current);
    setOpening(null);
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        translate="no"
        aria-haspopup="dialog"
        aria-expanded={opening !== null}
        onClick={(event) => {
          // Otherwise the row around it would be selected.
          event.stopPropagation();
          clearTimeout(timer.current);
          setOpening(opening === 'press' ? null : 'press');
        }}
        onKeyDown={keepFromRow}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') after(PROFILE_HOVER_MS, (before) => before ?? 'hover');
        }}
        onPointerLeave={leave}
        className={joinClasses('text-left decoration-dotted underline-offset-3 hover:underline', className)}
      >
        {children}
      </button>
      {opening !== null && (
        // Events of a portal bubble through the components around it: the row would handle them as its own.
        <span className="contents" onClick={(event) => event.stopPropagation()} onKeyDown={keepFromRow}>
          <Suspense fallback={null}>
            <Profile
              person={person}
              anchor={anchor}
              opening={opening}
              onClose={close}
              onEnter={() => clearTimeout(timer.current)}
              onLeave={leave}
            />
          </Suspense>
        </span>
      )}
    </>
  );
}

function keepFromRow(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
}
