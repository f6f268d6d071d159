export { createChatClient, type ChatClient } from './chat-client.ts';
/** @public for features that say of others whether they have a linked chat account (D61). */
export { readChatLinks } from './chat-link.queries.ts';
export { registerChatLink } from './register-chat-link.ts';
export { pruneChatLinkStates } from './states.queries.ts';
export { chatVariables, findChatProblem, readChatSettings } from './variables.ts';
