import { findProperty, findPropertyOfType, readPropertyText, readWholeNumber } from '../../item/index.ts';
import { isNameOfTag } from '../../tables/index.ts';
import { makeGroup } from '../group.ts';
import { refuse, type GroupRule } from '../rule.ts';

/**
 * Groups uncut gems of poe2 from before 0.3, whose level is a property. The exchange calls them "Uncut Skill Gem (Level
 * 19)"; levels it does not trade have no group.
 */
export const groupUncutGem: GroupRule = (item) => {
  const { baseType } = item;
  if (!baseType.startsWith('Uncut ') || !baseType.endsWith(' Gem')) return undefined;
  const level = readWholeNumber(readPropertyText(findPropertyOfType(item, 5) ?? findProperty(item, 'Level')));
  if (level === undefined) return refuse('missingProperty');
  const key = `${baseType} (level ${level})`.toLowerCase();
  return isNameOfTag('poe2', 'gem', key) ? { ok: true, primary: makeGroup('gem', key, {}) } : refuse('unknownItem');
};
