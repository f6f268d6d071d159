export { findClientLanguage } from './language.ts';
export type { ClientLanguage } from './language.ts';
export { cleanModLine, dropRemarks, isModHeader } from './mods.ts';
export { readAnyText } from './read-any-text.ts';
export { readItemText } from './read-item-text.ts';
export type { ItemTextProblem, ItemTextResult } from './read-item-text.ts';
export { hasItemText, listOtherLines, splitItemTexts } from './sections.ts';
