import type { Scope } from '@poexchange/contract/scopes';
import type { AccessTokenId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import type { Generated } from 'kysely';

export type AccountTables = {
  users: {
    id: Generated<string>;
    /** The account's id at the publisher. */
    account_uuid: string;
    name: string;
    banned_ms: number | null;
    created_ms: number;
    signed_in_ms: number;
    /** Number of variants registered by text on a day, and that day, counted in days since 1970. */
    variants_day: Generated<number>;
    variants_noted: Generated<number>;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    created_ms: number;
    expires_ms: number;
    ended_ms: number | null;
    via: Generated<'game' | 'partner'>;
  };
  /** Personal access tokens, without their secrets. */
  access_tokens: {
    id: AccessTokenId;
    user_id: string;
    name: string;
    scopes: Scope[];
    created_ms: number;
    expires_ms: number;
    last_used_ms: number | null;
  };
  /** Partner accounts with which a person signs in. */
  partner_links: { user_id: string; issuer: string; subject: string; name: string | null; linked_ms: number };
  partner_states: {
    state_hash: string;
    code_verifier: string;
    nonce: string;
    return_path: string;
    /** User who is linking an account; null for a sign-in. */
    link_user_id: string | null;
    expires_ms: number;
  };
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
  /** Grants of deleted accounts that must still be revoked at the publisher, sealed with the deleted person's id. */
  grant_revocations: {
    sealed_for: string;
    access_token: string;
    refresh_token: string | null;
    created_ms: number;
    next_ms: number;
    attempts: Generated<number>;
  };
  /** Bans that outlive the account, by SHA-256 of the account's id at the publisher. */
  forgotten_bans: { account_hash: string; banned_ms: number };
  /** First replies to deletions, by a hash of the person and the idempotency key. */
  deletion_receipts: { receipt_hash: string; deleted_ms: number };
  main_igns: { user_id: string; game: Game; league: string; ign: string; confirmed_ms: number };
};
