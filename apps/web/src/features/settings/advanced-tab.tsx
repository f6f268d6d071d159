import { AccountData } from './account-data.tsx';
import { ResetSection } from './reset-section.tsx';

/** What is needed seldom, one section a thing: taking data along, and forgetting it. */
export function AdvancedTab() {
  return (
    <div className="flex flex-col gap-6">
      <ResetSection />
      <AccountData />
    </div>
  );
}
