import { describe, expect, it } from 'vitest';
import { findChatProblem, readChatSettings } from './variables.ts';

const all = {
  CHAT_OAUTH_AUTHORIZE_URL: 'https://chat.example/oauth2/authorize',
  CHAT_OAUTH_API_URL: 'https://chat.example/api',
  CHAT_OAUTH_CLIENT_ID: 'id',
  CHAT_OAUTH_CLIENT_SECRET: 'secret',
};

describe('chat link variables', () => {
  it('D63, R7.01 enables the chat link, returning to /discord/connect, if all variables are set, and disables it if none are', () => {
    expect([findChatProblem(all), findChatProblem({})]).toEqual([null, null]);
    expect(readChatSettings({ ...all, PUBLIC_URL: 'https://site.example' })).toEqual({
      authorizeUrl: 'https://chat.example/oauth2/authorize',
      apiUrl: 'https://chat.example/api',
      clientId: 'id',
      clientSecret: 'secret',
      // A person waits for two requests, each with this timeout.
      timeoutMs: 8000,
      redirectUrl: 'https://site.example/discord/connect',
    });
    expect(readChatSettings({ PUBLIC_URL: 'https://site.example' })).toBeNull();
  });

  it('D63 rejects an incomplete set and names the missing variable', () => {
    for (const variable of Object.keys(all)) expect(findChatProblem({ ...all, [variable]: undefined })?.variable).toBe(variable);
  });

  it.each(['CHAT_OAUTH_AUTHORIZE_URL', 'CHAT_OAUTH_API_URL'])('D63 rejects %s unless it is https or on this machine', (variable) => {
    const problemOf = (url: string) => findChatProblem({ ...all, [variable]: url })?.variable ?? null;
    expect(problemOf('http://chat.example/')).toBe(variable);
    expect([problemOf('http://127.0.0.1:1/chat'), problemOf('http://localhost:1/chat')]).toEqual([null, null]);
  });
});
