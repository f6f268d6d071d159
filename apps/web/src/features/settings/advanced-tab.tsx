import { AccountData } from './account-data.tsx';
import { PartnerAccount } from './partner-account.tsx';
import { PriceBookSection } from './price-book-section.tsx';
import { ResetSection } from './reset-section.tsx';

/** What is needed seldom, one section a thing: taking data along, and forgetting it. */
export function AdvancedTab() {
  return (
    <div className="flex flex-col gap-6">
      <PriceBookSection />
      <ResetSection />
      <PartnerAccount />
      <AccountData />
    </div>
  );
}
