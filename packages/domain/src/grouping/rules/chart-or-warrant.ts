import { refuse, type GroupRule } from '../rule.ts';

const CHART_OR_WARRANT = / Chart$|^Chart \(| Warrant$/;

/**
 * Charts of the deep sea and warrants of mercenaries (game 3.29) have no group: each has its own area or mercenary,
 * which decides its price. Without this rule a blank chart would count as a crafting base.
 */
export const groupChartOrWarrant: GroupRule = ({ baseType, frameType }) =>
  frameType < 3 && CHART_OR_WARRANT.test(baseType) ? refuse('chartOrWarrant') : undefined;
