import type { TabIconId } from '@poexchange/domain/stash';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** Icons by tab type, drawn on a 16 x 16 grid. */
const shapes: Readonly<Record<TabIconId, string>> = {
  currency: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM5 6.5c2-2 4-2 6 0',
  quad: 'M2.5 2.5h11v11h-11zM8 2.5v11M2.5 8h11M5.250 2.5v11M10.750 2.5v11M2.5 5.250h11M2.5 10.750h11',
  map: 'M2 4l4-1.500 4 1.500 4-1.500v9.500l-4 1.500-4-1.500-4 1.500zM6 2.5V12M10 4v9.500',
  essence: 'M8 1.5c4 5 4 8 0 13-4-5-4-8 0-13zM8 5.500v5',
  divination: 'M4 2h8v12H4zM6 5h4M6 11h4',
  delve: 'M3 11c0-6 10-6 10 0-2 3-8 3-10 0zM6 9.500l2-2 2 2',
  fragment: 'M8 2l5 4-2 7H5L3 6zM8 2v11M3 6h10',
  premium: 'M2.5 4h11v9.500h-11zM2.5 7h11',
  flask: 'M6.5 2h3M7 2v4l-3 6.500c0 1 .5 1.500 1.500 1.500h5c1 0 1.500-.5 1.500-1.500L9 6V2M5.500 10h5',
  gem: 'M5 3h6l3 4-6 7-6-7zM2 7h12M8 14L5.500 7 8 3l2.500 4z',
  unique: 'M8 2l1.800 4 4.200.4-3.200 2.800 1 4.300L8 11.200l-3.800 2.300 1-4.300L2 6.400 6.200 6z',
  blight: 'M8 14V8M8 8C4 8 3 5 3 2.500 6.500 3 8 5 8 8zM8 10c3 0 5-1.500 5-4-3 0-5 1.500-5 4z',
  delirium: 'M3 8c0-3 2-5 5-5s5 2 5 5-2 5-5 5M8 13c-2 0-3-1.500-3-3.500S6 6.500 8 6.500',
  ultimatum: 'M8 2v12M4 4.500c0 5 8 2 8 7M12 4.500c0 5-8 2-8 7',
  folder: 'M2 4.500h4.500L8 6h6v7.500H2z',
};

/** The icon of a tab's type, with the type's name as a hint. */
export function TabIcon({ icon, className }: { readonly icon: TabIconId; readonly className?: string }) {
  const { t } = useTranslation();
  const label = t(`stash.type.${icon}`);
  return (
    <svg
      role="img"
      aria-label={label}
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
    >
      <title>{label}</title>
      <path d={shapes[icon]} />
    </svg>
  );
}
