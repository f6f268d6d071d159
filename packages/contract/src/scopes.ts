/**
 * Rights of a personal access token: what a program may do in its owner's name. Each endpoint declares the scope it
 * needs; an endpoint without a scope accepts sessions only.
 */
export const scopes = [
  'profile:read',
  'listings:read',
  'listings:write',
  'trades:read',
  'trades:write',
  'services:read',
  'services:write',
  'vouches:read',
  'networth:read',
  'webhooks:read',
  'webhooks:write',
] as const;

export type Scope = (typeof scopes)[number];
