/**
 * The simulated chat platform's accounts and its sign-in page: clearly marked as a stand-in, free of scripts, styled
 * like the publisher's page. Entering a name creates an account, which has no other state.
 */
import { pageStyle } from '../publisher/oauth/page-style.ts';
import { escapeHtml } from '../publisher/oauth/page.ts';
import { hashText } from '../world/random.ts';

type ChatAccount = Readonly<{ id: string; username: string }>;

type ChatAccounts = Readonly<{
  list: () => ChatAccount[];
  find: (id: string) => ChatAccount | undefined;
  /** Returns the account with this name, creating it if necessary; null for an invalid name. */
  open: (name: string) => ChatAccount | null;
}>;

const demoNames = ['ashwick.reads', 'morven_talks', 'tallis'];

export function createChatAccounts(): ChatAccounts {
  const accounts = new Map<string, ChatAccount>();
  const open = (typed: string): ChatAccount | null => {
    const username = typed.trim().toLowerCase();
    if (!/^[a-z0-9_.]{2,32}$/.test(username)) return null;
    // Digits only, and larger than JavaScript's largest exact integer, like the platform's ids.
    const id = `10${String(hashText(username)).padStart(10, '0')}${String(hashText(`${username} again`) % 1_000_000).padStart(6, '0')}`;
    const account = accounts.get(id) ?? Object.freeze({ id, username });
    accounts.set(id, account);
    return account;
  };
  for (const name of demoNames) open(name);
  return Object.freeze({ list: () => [...accounts.values()], find: (id) => accounts.get(id), open });
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${pageStyle}</style></head><body><main>${body}<footer>Part of the PoExchange simulator. It stands in for a chat platform and is not affiliated with any: no password is asked, nothing leaves this machine.</footer></main></body></html>`;
}

function accountRow({ id, username }: ChatAccount): string {
  return `<li><button class="account" name="account" value="${escapeHtml(id)}"><span class="face h${hashText(username) % 12}" aria-hidden="true">${escapeHtml(username.slice(0, 1))}</span><span class="who"><b>${escapeHtml(username)}</b><small>chat account</small></span><span class="go" aria-hidden="true">→</span></button></li>`;
}

type ChatPage = Readonly<{
  /** Address to which the form is sent: the page's own address, with the client's request in its query. */
  action: string;
  client: string;
  accounts: readonly ChatAccount[];
  notice: string | undefined;
}>;

export function renderChatPage({ action, client, accounts, notice }: ChatPage): string {
  const form = `method="post" action="${escapeHtml(action)}"`;
  return frame(
    'Simulated chat platform',
    `<p class="badge">Simulator</p><h1>Simulated chat platform</h1>
<p class="lead"><b>${escapeHtml(client)}</b> wants to know who you are:</p>
<ul class="scopes"><li>Your name on the chat platform</li></ul>
${notice === undefined ? '' : `<p class="notice" role="alert">${escapeHtml(notice)}</p>`}
<p class="lead">Choose an account:</p>
<form ${form}><ul class="accounts">${accounts.map(accountRow).join('')}</ul></form>
<form ${form} class="fresh"><label for="name">Or use another name</label><span><input id="name" name="name" placeholder="Name" maxlength="32" required autocomplete="off"><button class="primary">Allow with this name</button></span></form>
<form ${form} class="deny"><button class="ghost" name="deny" value="1">Deny</button></form>`,
  );
}

export function renderChatProblem(message: string): string {
  return frame(
    'Not possible',
    `<p class="badge">Simulator</p><h1>Not possible</h1><p class="notice" role="alert">${escapeHtml(message)}</p>`,
  );
}
