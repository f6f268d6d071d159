export { CHAT_MAX_LENGTH, composeWhispers } from './compose-whispers.ts';
export type { WhisperItem, WhisperRequest } from './compose-whispers.ts';
