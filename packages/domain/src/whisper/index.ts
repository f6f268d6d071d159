export { cleanText, cleanVisibleText, shortenText } from './clean-text.ts';
export { CHAT_MAX_LENGTH } from './compose-items.ts';
export type { WhisperItem } from './compose-items.ts';
export { nameItems } from './name-items.ts';
export { composeWhispers } from './compose-whispers.ts';
export type { WhisperRequest } from './compose-whispers.ts';
