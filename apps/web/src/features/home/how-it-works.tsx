import type { Game } from '@poexchange/domain/item';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** Titles and descriptions of the steps; the poe2 descriptions mention no tabs, because poe2 shares no tabs. */
const steps = {
  poe1: [
    ['step1', 'step1Text'],
    ['step2', 'step2Text'],
    ['step3', 'step3Text'],
  ],
  poe2: [
    ['step1', 'step1TextPoe2'],
    ['step2Poe2', 'step2TextPoe2'],
    ['step3', 'step3TextPoe2'],
  ],
} as const;
const notes = ['buyers', 'honest'] as const;

export function HowItWorks({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('home.how')}>
      <h2 className="text-18 font-semibold">{t('home.how')}</h2>
      <ol className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {steps[game].map(([title, text], index) => (
          <li key={title} className="border-t border-line pt-4">
            <span aria-hidden="true" className="text-12 font-semibold text-accent">
              {index + 1}
            </span>
            <h3 className="mt-1 text-14 font-semibold">{t(`home.${title}`)}</h3>
            <p className="mt-1 text-muted">{t(`home.${text}`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2">
        {notes.map((note) => (
          <div key={note} className="rounded-lg bg-s1 p-4">
            <h3 className="text-14 font-semibold">{t(`home.${note}`)}</h3>
            <p className="mt-1 text-muted">{t(`home.${note}Text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
