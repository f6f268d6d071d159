import { useTranslation } from '../i18n/use-translation.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { serviceShapes } from './service-shapes.ts';

/** Marks a custom service wherever its name is displayed. */
export function CustomShield({ size = 14 }: { readonly size?: number }) {
  const { t } = useTranslation();
  const label = t('services.customService');
  return (
    <Tooltip content={label} delayMs={250}>
      <span role="img" aria-label={label} className="inline-flex shrink-0 text-accent">
        <svg
          aria-hidden="true"
          width={size}
          height={size}
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.4}
          strokeLinejoin="round"
        >
          <path d={serviceShapes.shield} />
        </svg>
      </span>
    </Tooltip>
  );
}
