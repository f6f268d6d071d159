import type { ReactNode } from 'react';
import { useLetterKeys } from '../../shared/game/interface-store.ts';
import type { CommonKey } from '../../shared/i18n/keys.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { closePalette } from './palette-store.ts';

type Shortcut = readonly [keys: readonly string[], action: CommonKey];

const sections: readonly { readonly heading: CommonKey; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    heading: 'shortcuts.everywhere',
    shortcuts: [
      [['Ctrl', 'K'], 'nav.search'],
      [['/'], 'shortcuts.filter'],
      [['?'], 'nav.shortcuts'],
      [['Esc'], 'shortcuts.close'],
    ],
  },
  {
    heading: 'nav.listings',
    shortcuts: [
      [['←', '→'], 'shortcuts.otherListing'],
      [['Enter'], 'shortcuts.copyWhisper'],
    ],
  },
  {
    heading: 'trade.title',
    shortcuts: [
      [['J', 'K'], 'shortcuts.otherTrade'],
      [['1', '…', '6'], 'shortcuts.reply'],
      [['Space'], 'shortcuts.tick'],
      [['R'], 'shortcuts.copySearch'],
      [['Ctrl', 'Enter'], 'shortcuts.done'],
    ],
  },
  {
    heading: 'services.title',
    shortcuts: [
      [['J', 'K'], 'shortcuts.otherOffer'],
      [['F'], 'shortcuts.filters'],
      [['C'], 'shortcuts.copyWhisper'],
      [['Ctrl', 'Enter'], 'shortcuts.saveServices'],
    ],
  },
  {
    heading: 'nav.netWorth',
    shortcuts: [
      [['←', '→'], 'shortcuts.otherSnapshot'],
      [['+', '−', '0'], 'shortcuts.zoom'],
      [['N'], 'shortcuts.note'],
      [['C'], 'shortcuts.compare'],
    ],
  },
];

/** The keyboard shortcuts of all pages. */
export function Shortcuts() {
  const { t } = useTranslation();
  const hasLetterKeys = useLetterKeys();
  return (
    <Dialog
      isOpen
      onClose={closePalette}
      title={t('nav.shortcuts')}
      description={t(hasLetterKeys ? 'shortcuts.hint' : 'shortcuts.off')}
      closeLabel={t('app.close')}
    >
      <div className="flex flex-col gap-4">
        {sections.map(({ heading, shortcuts }) => (
          <section key={heading}>
            <h3 className="pb-1 text-12 text-muted">{t(heading)}</h3>
            <dl>
              {shortcuts.map(([keys, action]) => (
                <div key={action} className="flex min-h-[30px] items-center gap-3">
                  <dt className="min-w-0 flex-1">{t(action)}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keys.map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className="rounded-sm border border-line px-1.5 font-sans text-12 leading-[18px] text-muted">{children}</kbd>;
}
