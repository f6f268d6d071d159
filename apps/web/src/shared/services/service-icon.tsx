import { joinClasses } from '../ui/classes.ts';
import type { NamedService, Section } from './sections.ts';
import { findSectionLook, findServiceLook, serviceShapes } from './service-shapes.ts';

type Size = 18 | 20 | 26 | 32;
type PlateProps = { readonly look: ReturnType<typeof findSectionLook>; readonly size: Size; readonly className?: string };

/** A service's icon on a plate in the service's hue, next to the service's name. */
export function ServiceIcon({
  service,
  size = 18,
  className,
}: { readonly service: NamedService } & Partial<Pick<PlateProps, 'size' | 'className'>>) {
  return <Plate look={findServiceLook(service)} size={size} {...(className !== undefined && { className })} />;
}

/** The icon of a catalogue section; '' for the whole catalogue. */
export function SectionIcon({ section, size = 18 }: { readonly section: Section | ''; readonly size?: Size }) {
  return <Plate look={findSectionLook(section)} size={size} />;
}

function Plate({ look: [shape, hue], size, className }: PlateProps) {
  return (
    <span
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        backgroundImage: `linear-gradient(145deg, hsl(${hue} 45% 42%), hsl(${hue} 50% 20%))`,
        color: `hsl(${hue} 70% 85%)`,
      }}
      className={joinClasses('inline-grid shrink-0 place-items-center rounded-sm', className)}
    >
      <svg width="70%" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth={1.4} strokeLinecap="round" strokeLinejoin="round">
        <path d={serviceShapes[shape]} />
      </svg>
    </span>
  );
}
