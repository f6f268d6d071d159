import type { Generated } from 'kysely';

type Game = 'poe1' | 'poe2';

export type AccountTables = {
  users: {
    id: Generated<string>;
    /** The publisher's id of the account. */
    account_uuid: string;
    name: string;
    banned_ms: number | null;
    created_ms: number;
    signed_in_ms: number;
  };
  sessions: { id: Generated<string>; user_id: string; created_ms: number; expires_ms: number; ended_ms: number | null };
  publisher_tokens: {
    user_id: string;
    access_token: string;
    refresh_token: string | null;
    access_expires_ms: number | null;
    version: Generated<number>;
    lease_until_ms: Generated<number>;
    changed_ms: number;
  };
  sign_in_states: { state_hash: string; code_verifier: string; return_path: string; expires_ms: number };
  main_igns: { user_id: string; game: Game; league: string; ign: string; confirmed_ms: number };
};
