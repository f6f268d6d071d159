/**
 * Sections of an export (D18): one for each kind of data, each column by name. A test compares this list with the
 * tables that refer to a person: a new table is added here, or its omission explained below. Tokens, hashes and
 * internal ids of other people are never listed.
 */
import { sql, type RawBuilder } from 'kysely';

export type ExportSection = {
  readonly name: string;
  readonly table: string;
  /** The column that holds the person's id. */
  readonly owner: string;
  /** Unique for a person; rows are read in this order. */
  readonly key: readonly string[];
  /** Rows read at once: few where a row can be large. */
  readonly pageRows: number;
  /** Condition on the person's rows; all of them where absent. */
  readonly only?: RawBuilder<unknown>;
  /** Name in the document -> column, or what is computed from columns. */
  readonly fields: Readonly<Record<string, string | RawBuilder<unknown>>>;
};

const trade = {
  id: 'id',
  type: sql`'offering-buy'`,
  game: 'game',
  league: 'league',
  category: 'category',
  subCategory: 'sub_category',
  side: 'side',
  listingUuid: 'listing_uuid',
  ign: 'ign',
  regex: 'regex',
  totalChaos: 'total_chaos',
  chaosPerDivine: 'chaos_per_divine',
  unit: 'unit',
  chaosPerUnit: 'chaos_per_unit',
  customGroup: 'custom',
  createdMs: 'created_ms',
};

const notification = { id: 'id', type: 'type', game: 'game', body: 'body', createdMs: 'created_ms' };
/** Trades have sections of their own. */
const isNoTrade = sql`type <> 'offering-buy'`;

const namedService = {
  game: 'game',
  league: 'league',
  location: 'location',
  category: 'category',
  name: 'name',
  custom: 'is_custom',
  priceValue: 'price_value',
  priceType: 'price_type',
  rules: 'rules',
};
const serviceRequest = {
  id: 'id',
  ...namedService,
  ownerIgn: 'owner_ign',
  askerIgn: 'asker_ign',
  askedMs: 'asked_ms',
  invitedMs: 'invited_ms',
  doneMs: 'done_ms',
  declinedMs: 'declined_ms',
  endedBy: 'ended_by',
  createdMs: 'created_ms',
};

/** Columns of a trade that its notification holds. */
function readFromNotification(column: 'read' | 'deleted_ms'): RawBuilder<unknown> {
  return sql`(select ${sql.ref(`told.${column}`)} from notifications as told where told.subject_id = trades.id and told.type = 'offering-buy')`;
}

export const exportSections: readonly ExportSection[] = [
  {
    name: 'sessions',
    table: 'sessions',
    owner: 'user_id',
    key: ['id'],
    pageRows: 200,
    fields: { createdMs: 'created_ms', expiresMs: 'expires_ms', endedMs: 'ended_ms', via: 'via' },
  },
  {
    name: 'partnerAccount',
    table: 'partner_links',
    owner: 'user_id',
    key: ['user_id'],
    pageRows: 1,
    fields: { issuer: 'issuer', subject: 'subject', name: 'name', linkedMs: 'linked_ms' },
  },
  {
    name: 'chatAccount',
    table: 'chat_links',
    owner: 'user_id',
    key: ['user_id'],
    pageRows: 1,
    fields: { accountId: 'account_id', name: 'name', nameShown: 'name_shown', linkedMs: 'linked_ms' },
  },
  {
    name: 'gameAccess',
    table: 'publisher_tokens',
    owner: 'user_id',
    key: ['user_id'],
    pageRows: 1,
    fields: { accessExpiresMs: 'access_expires_ms', changedMs: 'changed_ms' },
  },
  {
    name: 'inGameNames',
    table: 'main_igns',
    owner: 'user_id',
    key: ['game', 'league'],
    pageRows: 200,
    fields: { game: 'game', league: 'league', ign: 'ign', confirmedMs: 'confirmed_ms' },
  },
  {
    name: 'characters',
    table: 'account_characters',
    owner: 'user_id',
    key: ['game'],
    pageRows: 2,
    fields: { game: 'game', characters: 'characters', readMs: 'read_ms' },
  },
  {
    name: 'leagues',
    table: 'account_leagues',
    owner: 'user_id',
    key: ['game'],
    pageRows: 2,
    fields: { game: 'game', leagues: 'leagues', readMs: 'read_ms' },
  },
  {
    name: 'presence',
    table: 'user_presence',
    owner: 'user_id',
    key: ['game'],
    pageRows: 2,
    fields: { game: 'game', state: 'state', lastActiveMs: 'last_active_ms', disconnectedMs: 'disconnected_ms' },
  },
  {
    name: 'listings',
    table: 'listings',
    owner: 'user_id',
    key: ['uuid'],
    // One can hold 20,000 stacks (D20).
    pageRows: 1,
    fields: {
      uuid: 'uuid',
      game: 'game',
      league: 'league',
      category: 'category',
      subCategory: 'sub_category',
      side: 'side',
      state: 'state',
      listingMode: 'listing_mode',
      ign: 'ign',
      multiplier: 'multiplier',
      minTradeValue: 'min_trade_value',
      supportRegex: 'support_regex',
      regexExtraPrice: 'regex_extra_price',
      regexQuantExtraPrice: 'regex_quant_extra_price',
      stashTabs: 'stash_tabs',
      items: 'items',
      deselected: 'deselected',
      totalPrice: 'total_price',
      listedMs: 'listed_ms',
      changedMs: 'timestamp_ms',
      endedMs: 'ended_ms',
      seenMs: 'seen_ms',
      byHand: 'by_hand',
      customGroup: 'custom',
    },
  },
  {
    name: 'notificationsReceived',
    table: 'trades',
    owner: 'receiver_id',
    key: ['id'],
    pageRows: 100,
    // The whisper is the sender's until it is spoken in the game.
    fields: {
      ...trade,
      valid: 'valid',
      items: 'items',
      read: readFromNotification('read'),
      hiddenMs: readFromNotification('deleted_ms'),
      processedMs: 'processed_ms',
      undoneMs: 'undone_ms',
      invitedMs: 'invited_ms',
      inHideoutMs: 'hideout_ms',
      declinedMs: 'declined_ms',
      handed: 'handed',
      handedChaos: 'handed_chaos',
    },
  },
  {
    name: 'notificationsSent',
    table: 'trades',
    owner: 'sender_id',
    key: ['id'],
    pageRows: 100,
    // Only the seller sees which of their stacks were meant, and what they did with the request.
    fields: {
      ...trade,
      items: sql`(select coalesce(jsonb_agg(jsonb_build_object('hash', item -> 'hash', 'quantity', item -> 'quantity', 'price', item -> 'price')), '[]') from jsonb_array_elements(items) as item)`,
      whispers: 'whispers',
    },
  },
  {
    name: 'otherNotificationsReceived',
    table: 'notifications',
    owner: 'receiver_id',
    key: ['id'],
    pageRows: 200,
    only: isNoTrade,
    fields: { ...notification, read: 'read', hiddenMs: 'deleted_ms' },
  },
  {
    name: 'otherNotificationsSent',
    table: 'notifications',
    owner: 'sender_id',
    key: ['id'],
    pageRows: 200,
    only: isNoTrade,
    fields: notification,
  },
  {
    name: 'services',
    table: 'service_listings',
    owner: 'user_id',
    key: ['id'],
    pageRows: 200,
    fields: {
      id: 'id',
      ...namedService,
      ign: 'ign',
      overwriteRules: 'overwrite_rules',
      overwriteMode: 'overwrite_mode',
      regions: 'regions',
      active: 'active',
      timestampMs: 'timestamp_ms',
    },
  },
  {
    name: 'servicePresets',
    table: 'service_presets',
    owner: 'user_id',
    key: ['id'],
    pageRows: 5,
    fields: { game: 'game', league: 'league', name: 'name', services: 'services', updatedMs: 'updated_ms' },
  },
  { name: 'serviceRequestsReceived', table: 'service_requests', owner: 'owner_id', key: ['id'], pageRows: 200, fields: serviceRequest },
  { name: 'serviceRequestsSent', table: 'service_requests', owner: 'asker_id', key: ['id'], pageRows: 200, fields: serviceRequest },
  {
    name: 'vouchesGiven',
    table: 'vouches',
    owner: 'voucher_id',
    key: ['target_id'],
    pageRows: 500,
    fields: { category: 'category', name: 'name', custom: 'is_custom', vouchedMs: 'vouched_ms' },
  },
  {
    name: 'vouchesReceived',
    table: 'vouches',
    owner: 'target_id',
    key: ['voucher_id'],
    pageRows: 500,
    fields: { category: 'category', name: 'name', custom: 'is_custom', vouchedMs: 'vouched_ms' },
  },
  {
    name: 'vouchReportsSent',
    table: 'vouch_reports',
    owner: 'reporter_id',
    key: ['id'],
    pageRows: 200,
    fields: { reason: 'reason', createdMs: 'created_ms', handledMs: 'handled_ms' },
  },
  {
    name: 'handedOver',
    table: 'handed_over',
    owner: 'user_id',
    key: ['id'],
    pageRows: 500,
    fields: {
      game: 'game',
      league: 'league',
      trade: 'trade_id',
      itemId: 'item_id',
      hash: 'hash',
      quantity: 'quantity',
      heldBefore: 'held',
      tabIds: 'tab_ids',
      handedMs: 'handed_ms',
      undoneMs: 'undone_ms',
    },
  },
  {
    name: 'enteredByHand',
    table: 'hand_entries',
    owner: 'user_id',
    key: ['game', 'league', 'hash'],
    pageRows: 500,
    fields: { game: 'game', league: 'league', hash: 'hash', quantity: 'quantity', enteredMs: 'entered_ms' },
  },
  {
    name: 'takenFromListings',
    table: 'listing_takings',
    owner: 'user_id',
    key: ['trade_id', 'listing_uuid'],
    pageRows: 20,
    fields: { trade: 'trade_id', listing: 'listing_uuid', listedMs: 'listed_ms', endedMs: 'ended_ms', taken: 'taken' },
  },
  {
    name: 'requestLimits',
    table: 'game_api_budgets',
    owner: 'scope',
    key: ['policy'],
    pageRows: 100,
    fields: { policy: 'policy', state: 'state', updatedMs: 'updated_ms' },
  },
  {
    name: 'stashTabs',
    table: 'stash_tab_reads',
    owner: 'user_id',
    key: ['game', 'league', 'tab_id'],
    pageRows: 1,
    fields: {
      game: 'game',
      league: 'league',
      tabId: 'tab_id',
      parentId: 'parent_id',
      name: 'tab_name',
      type: 'tab_type',
      colour: 'tab_colour',
      items: 'items',
      readMs: 'read_ms',
    },
  },
];

/** Tables that hang on a person and are not exported, with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  partner_states: 'links that were started, for ten minutes: nothing but random secrets',
  user_sockets: 'open connections of this moment; presence says what comes of them',
  idempotency_keys: 'copies of answers whose effects are in the other sections, for 24 hours',
};
