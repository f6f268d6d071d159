import type { GroupRule } from '../rule.ts';
import { groupCard } from './card.ts';
import { groupListed } from './listed.ts';
import { groupPrefixed } from './prefixed.ts';

/** The grouping rules in order: the first that answers wins (R4.19). */
export const groupRules: readonly GroupRule[] = [groupListed, groupCard, groupPrefixed];
