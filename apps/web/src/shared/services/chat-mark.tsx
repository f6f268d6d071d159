import { useTranslation } from '../i18n/use-translation.ts';
import { Tooltip } from '../ui/tooltip.tsx';

/** Marks a person with a linked chat account without revealing its name. */
export function ChatMark() {
  const { t } = useTranslation();
  const text = t('services.chatLinked');
  return (
    <Tooltip content={text}>
      <span role="img" aria-label={text} className="inline-flex text-muted">
        <svg
          aria-hidden="true"
          width="14"
          height="14"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M2.500 3.500h11v8H8l-3 2.500v-2.500H2.500zM5.500 7.400l1.800 1.800 3.200-3.400" />
        </svg>
      </span>
    </Tooltip>
  );
}
