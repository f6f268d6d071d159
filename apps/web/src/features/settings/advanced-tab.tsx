import { AccessTokens } from './access-tokens.tsx';
import { AccountData } from './account-data.tsx';
import { ChatAccount } from './chat-account.tsx';
import { PartnerAccount } from './partner-account.tsx';
import { PriceBookSection } from './price-book-section.tsx';
import { ResetSection } from './reset-section.tsx';
import { Webhooks } from './webhooks.tsx';

/** Rarely needed settings, one section each: export, import and reset. */
export function AdvancedTab() {
  return (
    <div className="flex flex-col gap-6">
      <ChatAccount />
      <PartnerAccount />
      <PriceBookSection />
      <AccessTokens />
      <Webhooks />
      <ResetSection />
      <AccountData />
    </div>
  );
}
