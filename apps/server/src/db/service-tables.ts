import type { PresetService } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import type { ServiceCategory, ServiceLocation, ServiceRegion } from '@poexchange/domain/service';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A service's name, location and price. */
type NamedService = {
  game: Game;
  league: string;
  location: ServiceLocation;
  category: ServiceCategory;
  name: string;
  is_custom: boolean;
  /** 0 is free. */
  price_value: number;
  price_type: 'c' | 'd' | 'ex' | 'r';
};

export type ServiceTables = {
  service_listings: NamedService & {
    id: Generated<string>;
    user_id: string;
    /** Folded form, identical for names that look alike. */
    name_key: string;
    ign: string;
    rules: string;
    overwrite_rules: string;
    overwrite_mode: 'adds' | 'replaces';
    regions: ServiceRegion[];
    active: boolean;
    timestamp_ms: number;
  };
  service_presets: {
    id: Generated<string>;
    user_id: string;
    game: Game;
    league: string;
    name: string;
    /** Folded form, identical for names that look alike. */
    name_key: string;
    services: JSONColumnType<PresetService[]>;
    updated_ms: number;
  };
  service_clocks: { game: Game; league: string; last_ms: number };
  /** Last change to each person's services in a league. */
  service_changes: { game: Game; league: string; user_id: string; changed_ms: number };
  service_requests: NamedService & {
    id: Generated<string>;
    listing_id: string | null;
    /** Null once the owner has deleted their account; the other person's id is then set. */
    owner_id: string | null;
    asker_id: string | null;
    rules: string;
    owner_ign: string;
    asker_ign: string;
    created_ms: number;
    asked_ms: number;
    invited_ms: Generated<number | null>;
    done_ms: Generated<number | null>;
    declined_ms: Generated<number | null>;
    ended_by: Generated<'owner' | 'asker' | null>;
    /** Time at which both people were notified that the request expired. */
    expired_ms: Generated<number | null>;
    /** Time at which the customer disputed the request. */
    disputed_ms: Generated<number | null>;
    /** Message sent by the asker; empty if there is none. */
    message: Generated<string>;
    asker_region: Generated<ServiceRegion | null>;
  };
  /** Services that customers reported as paid but not done. */
  service_disputes: Omit<NamedService, 'league' | 'location'> & {
    id: Generated<string>;
    request_id: string | null;
    reporter_id: string | null;
    /** Null once the account is deleted; `target_hash` then identifies it. */
    target_id: string | null;
    target_hash: Generated<string | null>;
    reason: string;
    created_ms: number;
    decided_ms: Generated<number | null>;
    is_upheld: Generated<boolean | null>;
    decision: Generated<string>;
  };
  /** Asking prices for a service by day, in chaos. */
  service_price_days: {
    game: Game;
    league: string;
    category: ServiceCategory;
    name: string;
    location: ServiceLocation;
    day_ms: number;
    offers: number;
    low_chaos: number;
    median_chaos: number;
    high_chaos: number;
  };
  vouches: {
    voucher_id: string;
    target_id: string;
    category: ServiceCategory;
    name: string;
    is_custom: boolean;
    /** True if the voucher's account was new at the time. */
    is_new: boolean;
    vouched_ms: number;
    /** The finished request the vouch is for; null if it dates from an earlier version or cannot be traced. */
    request_id: string | null;
  };
  vouch_reports: {
    id: Generated<string>;
    reporter_id: string | null;
    /** Null once the account is deleted; `target_hash` then identifies it. */
    target_id: string | null;
    target_hash: Generated<string | null>;
    reason: string;
    created_ms: number;
    handled_ms: Generated<number | null>;
  };
  audit_entries: {
    id: GeneratedAlways<number>;
    action: string;
    subject: JSONColumnType<Record<string, string>>;
    reason: string;
    at_ms: number;
  };
};
