/** The tabs General, Custom Groups and Advanced. Each tab is loaded when it is first opened. */
import { Suspense, useState } from 'react';
import { Tabs } from 'radix-ui';
import type { SettingsTab } from '../../shared/account/settings-dialog-store.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { GeneralTab } from './general-tab.tsx';
import { lazyPart } from '../../shared/network/lazy-part.ts';

const CustomGroupsTab = lazyPart(() => import('./custom-groups-tab.tsx').then((module) => ({ default: module.CustomGroupsTab })));
const AdvancedTab = lazyPart(() => import('./advanced-tab.tsx').then((module) => ({ default: module.AdvancedTab })));

const tabs = [
  { id: 'general', Content: GeneralTab },
  { id: 'groups', Content: CustomGroupsTab },
  { id: 'advanced', Content: AdvancedTab },
] as const;

type SettingsDialogProps = { readonly onClose: () => void; readonly firstTab?: SettingsTab };

export function SettingsDialog({ onClose, firstTab = 'general' }: SettingsDialogProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<SettingsTab>(firstTab);
  return (
    <Dialog isOpen onClose={onClose} title={t('settings.title')} closeLabel={t('app.close')} width="lg">
      <Tabs.Root value={tab} onValueChange={(id) => setTab(id as SettingsTab)} className="md:min-h-[480px]">
        <Tabs.List
          aria-label={t('settings.tabs.label')}
          className="-mx-4 -mt-4 mb-4 flex gap-1 overflow-x-auto border-b border-line-soft px-3"
        >
          {tabs.map(({ id }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className="h-[38px] shrink-0 border-b-2 border-transparent px-2 text-13 font-medium text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-text max-md:h-[44px]"
            >
              {t(`settings.tabs.${id}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ id, Content }) => (
          <Tabs.Content key={id} value={id} className="focus:outline-none">
            <Suspense fallback={<Skeleton className="h-[120px] rounded-md" />}>
              <Content />
            </Suspense>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Dialog>
  );
}
