import { Link } from '@tanstack/react-router';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { Button } from '../shared/ui/button.tsx';
import { EmptyState } from '../shared/ui/states.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <EmptyState
      glyph="search"
      level={1}
      className="py-24"
      title={t('notFound.title')}
      actions={
        <Button asChild kind="primary">
          <Link to="/">{t('notFound.home')}</Link>
        </Button>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
