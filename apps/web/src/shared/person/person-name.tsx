/** A person's name, which opens their profile. */
import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyPart } from '../network/lazy-part.ts';
import { joinClasses } from '../ui/classes.ts';
import type { Person } from './person.ts';

/** Time in ms for which the pointer must rest on a name before the profile opens. */
export const PROFILE_HOVER_MS = 300;
/** Time in ms within which the pointer must move from the name to the profile. */
export const PROFILE_LEAVE_MS = 200;

/** How a profile was opened: `hover` closes it when the pointer leaves, `press` keeps it open. */
export type ProfileOpening = 'hover' | 'press';

// Loaded when the first profile is opened, so that lists of names do not wait for it.
const Profile = lazyPart(() => import('./person-profile.tsx').then((module) => ({ default: module.PersonProfile })));

export type PersonNameProps = {
  readonly person: Person;
  /** Content of the button; by default the name. */
  readonly children?: ReactNode;
  readonly className?: string;
};

/** Renders the name as a button. A person who has deleted their account has no profile. */
export function PersonName({ person, children, className }: PersonNameProps) {
  const name = children ?? <span className="truncate">{person.ign}</span>;
  const looks = joinClasses('inline-flex min-w-0 font-semibold', className);
  if (person.userId === null)
    return (
      <span translate="no" className={looks}>
        {name}
      </span>
    );
  // List rows are reused for other people: each person gets a new button.
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
          // Keeps the surrounding row from being selected.
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
        // Events of a portal bubble through its React parents: the row would handle them as its own.
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
