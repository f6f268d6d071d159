import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Drawing } from '../profiles/drawing.tsx';

const promises = ['readOnly', 'kept', 'shared'] as const;

/** Explains what is read from an account and what is stored. */
export function Privacy() {
  const { t } = useTranslation();
  return (
    <section className="mt-auto border-t border-line bg-s2 px-4 py-3 lg:group-has-data-snapshot-dock:hidden">
      <h3 className="mb-2 text-13 font-semibold">{t('netWorth.first.privacy')}</h3>
      <ul className="flex flex-col gap-1.5 text-12 text-muted">
        {promises.map((key) => (
          <li key={key} className="flex gap-2.5">
            <Drawing name="lock" className="mt-px text-up" />
            <span>
              <b className="font-medium text-text">{t(`netWorth.first.promise.${key}`)}</b> {t(`netWorth.first.promise.${key}Text`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
