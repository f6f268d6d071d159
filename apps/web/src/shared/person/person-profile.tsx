/** A person's profile: next to their name, or at the bottom of the screen on a phone. */
import { Popover } from 'radix-ui';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts';
import type { Person } from './person.ts';
import { PersonCard, PersonHead } from './person-card.tsx';
import type { ProfileOpening } from './person-name.tsx';

export type PersonProfileProps = {
  readonly person: Person;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly opening: ProfileOpening;
  readonly onClose: () => void;
  /** Called when the pointer enters the profile, and when it leaves. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
};

export function PersonProfile(props: PersonProfileProps) {
  const isPhone = useMediaQuery(PHONE_QUERY);
  return isPhone ? <ProfileSheet {...props} /> : <ProfilePopover {...props} />;
}

function ProfileSheet({ person, onClose }: PersonProfileProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen onClose={onClose} title={<PersonHead person={person} level="plain" />} closeLabel={t('app.close')}>
      <PersonCard person={person} />
    </Dialog>
  );
}

function ProfilePopover({ person, anchor, opening, onClose, onEnter, onLeave }: PersonProfileProps) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  // A profile opened by hover leaves the focus where the user types; a press, even a later one, moves the focus here.
  const takeFocus = useCallback(() => {
    if (opening === 'press') content.current?.focus({ preventScroll: true });
  }, [opening]);
  useEffect(takeFocus, [takeFocus]);
  const isOnName = (target: EventTarget | null): boolean => target instanceof Node && anchor.current?.contains(target) === true;
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-label={t('person.about', { ign: person.ign })}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            takeFocus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={() => opening === 'press' && anchor.current?.focus({ preventScroll: true })}
          // The name itself toggles the profile.
          onInteractOutside={(event) => isOnName(event.detail.originalEvent.target) && event.preventDefault()}
          onPointerEnter={onEnter}
          onPointerLeave={onLeave}
          className="z-40 w-[min(300px,calc(100vw-16px))] animate-enter rounded-lg border border-line bg-s3 p-4 shadow-float focus:outline-none"
        >
          <PersonHead person={person} level="heading" />
          <PersonCard person={person} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
