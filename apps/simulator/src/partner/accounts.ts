/**
 * The simulated media group's accounts and its sign-in page: clearly marked as a stand-in, free of scripts, styled like
 * the publisher's page. Entering a name creates an account, which has no other state.
 */
import { pageStyle } from '../publisher/oauth/page-style.ts';
import { escapeHtml } from '../publisher/oauth/page.ts';
import { hashText } from '../world/random.ts';

export type PartnerAccount = Readonly<{ sub: string; name: string }>;

export type PartnerAccounts = Readonly<{
  list: () => PartnerAccount[];
  find: (sub: string) => PartnerAccount | undefined;
  /** Returns the account with this name, creating it if necessary; null for an invalid name. */
  open: (name: string) => PartnerAccount | null;
}>;

const demoNames = ['Ashwick Reader', 'Morven Viewer', 'Tallis Subscriber'];

export function createPartnerAccounts(): PartnerAccounts {
  const accounts = new Map<string, PartnerAccount>();
  const open = (typed: string): PartnerAccount | null => {
    const name = typed.trim();
    if (!/^[\p{L}\d_. -]{3,40}$/u.test(name)) return null;
    const sub = `mg-${hashText(name.toLowerCase()).toString(36)}`;
    const known = accounts.get(sub);
    if (known !== undefined) return known;
    const account = Object.freeze({ sub, name });
    accounts.set(sub, account);
    return account;
  };
  for (const name of demoNames) open(name);
  return Object.freeze({ list: () => [...accounts.values()], find: (sub) => accounts.get(sub), open });
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${pageStyle}</style></head><body><main>${body}<footer>Part of the PoExchange simulator. It stands in for a media group's accounts: no such company is meant, no password is asked, nothing leaves this machine.</footer></main></body></html>`;
}

function accountRow(account: PartnerAccount): string {
  return `<li><button class="account" name="account" value="${escapeHtml(account.sub)}"><span class="face h${hashText(account.name) % 12}" aria-hidden="true">${escapeHtml(account.name.slice(0, 1))}</span><span class="who"><b>${escapeHtml(account.name)}</b><small>media group account</small></span><span class="go" aria-hidden="true">→</span></button></li>`;
}

type PartnerPage = Readonly<{
  /** Address to which the form is sent. */
  action: string;
  client: string;
  accounts: readonly PartnerAccount[];
  notice: string | undefined;
}>;

export function renderPartnerSignIn({ action, client, accounts, notice }: PartnerPage): string {
  const form = `method="post" action="${escapeHtml(action)}"`;
  return frame(
    'Simulated media group sign-in',
    `<p class="badge">Simulator</p><h1>Simulated media group sign-in</h1>
<p class="lead"><b>${escapeHtml(client)}</b> wants to know who you are:</p>
<ul class="scopes"><li>Your name at the media group</li></ul>
${notice === undefined ? '' : `<p class="notice" role="alert">${escapeHtml(notice)}</p>`}
<p class="lead">Choose an account:</p>
<form ${form}><ul class="accounts">${accounts.map(accountRow).join('')}</ul></form>
<form ${form} class="fresh"><label for="name">Or use another name</label><span><input id="name" name="name" placeholder="Name" maxlength="40" required autocomplete="off"><button class="primary">Sign in with this name</button></span></form>
<form ${form} class="deny"><button class="ghost" name="deny" value="1">Deny</button></form>`,
  );
}

export function renderPartnerProblem(message: string): string {
  return frame(
    'Sign-in not possible',
    `<p class="badge">Simulator</p><h1>Sign-in not possible</h1><p class="notice" role="alert">${escapeHtml(message)}</p>`,
  );
}
