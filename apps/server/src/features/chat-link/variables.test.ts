import { describe, expect, it } from 'vitest';
import { findChatProblem, readChatSettings } from './variables.ts';

const all = {
  CHAT_OAUTH_AUTHORIZE_URL: 'https://chat.example/oauth2/authorize',
  CHAT_OAUTH_API_URL: 'https://chat.example/api',
  CHAT_OAUTH_CLIENT_ID: 'id',
  CHAT_OAUTH_CLIENT_SECRET: 'secret',
};

describe('the variables of the chat link', () => {
  it('D63, R7.01 all of them enable it, with a return to /discord/connect; none of them disables it', () => {
    expect([findChatProblem(all), findChatProblem({})]).toEqual([null, null]);
    expect(readChatSettings({ ...all, PUBLIC_URL: 'https://site.example' })).toEqual({
      authorizeUrl: 'https://chat.example/oauth2/authorize',
      apiUrl: 'https://chat.example/api',
      clientId: 'id',
      clientSecret: 'secret',
      // Two requests while a person waits.
      timeoutMs: 8000,
      redirectUrl: 'https://site.example/discord/connect',
    });
    expect(readChatSettings({ PUBLIC_URL: 'https://site.example' })).toBeNull();
  });

  it('D63 an incomplete set is refused with the missing name', () => {
    for (const variable of Object.keys(all)) expect(findChatProblem({ ...all, [variable]: undefined })?.variable).toBe(variable);
  });

  it.each(['CHAT_OAUTH_AUTHORIZE_URL', 'CHAT_OAUTH_API_URL'])('D63 %s is https, or on this machine', (variable) => {
    const problemOf = (url: string) => findChatProblem({ ...all, [variable]: url })?.variable ?? null;
    expect(problemOf('http://chat.example/')).toBe(variable);
    expect([problemOf('http://127.0.0.1:1/chat'), problemOf('http://localhost:1/chat')]).toEqual([null, null]);
  });
});
