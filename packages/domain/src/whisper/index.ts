export { cleanText, cleanVisibleText, shortenText } from './clean-text.ts';
export { CHAT_MAX_LENGTH } from './compose-items.ts';
export type { WhisperItem } from './compose-items.ts';
export { nameItems } from './name-items.ts';
export { nameKey } from './name-key.ts';
export { composeShortWhisper, composeWhispers } from './compose-whispers.ts';
export type { WhisperRequest } from './compose-whispers.ts';
export { joinWhisperLines, splitWhisperLines, readWhisper } from './read-whisper.ts';
export type { WhisperLines, ReadWhisper } from './read-whisper.ts';
