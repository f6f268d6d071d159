export { createChatClient, type ChatClient } from './chat-client.ts';
export { hasChatLink, readShownChat } from './chat-link.queries.ts';
export { registerChatLink } from './register-chat-link.ts';
export { pruneChatLinkStates } from './states.queries.ts';
export { chatVariables, findChatProblem, readChatSettings } from './variables.ts';
