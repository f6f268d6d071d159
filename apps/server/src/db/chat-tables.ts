import type { ChatAccountId } from '@poexchange/domain/ids';
import type { Generated } from 'kysely';

export type ChatTables = {
  /** Accounts of the chat platform that people linked. */
  chat_links: {
    user_id: string;
    account_id: ChatAccountId;
    name: string | null;
    name_shown: Generated<boolean>;
    linked_ms: number;
  };
  /** Links that were started, and their outcomes. */
  chat_link_states: {
    state_hash: string;
    session_id: string;
    code_verifier: string;
    return_path: string;
    tried_ms: number | null;
    outcome: string | null;
    expires_ms: number;
  };
};
