/**
 * The sign-in page: clearly marked as a stand-in. It has no script, so it works under the strictest policy; the filter
 * is a separate form.
 */
import { createHash } from 'node:crypto';
import type { SimAccount } from '../../world/account.ts';
import { hashText } from '../../world/random.ts';
import { requestFields, type Fields } from './request.ts';
import { pageStyle } from './page-style.ts';

const styleHash = createHash('sha256').update(pageStyle).digest('base64');
const MOST_ROWS = 24;

const scopeTexts: Readonly<Record<string, string>> = {
  'account:profile': 'Your account name',
  'account:leagues': 'The leagues you play in',
  'account:stashes': 'The items in your stash tabs',
  'account:characters': 'Your characters and what they carry',
};

const kindTexts: Readonly<Record<SimAccount['kind'], string>> = {
  demo: 'demo account',
  fresh: 'created here',
  corpus: 'recorded tabs',
  seller: 'seller in the stream',
};

/** Escapes text for use in elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/** Browsers also apply form-action to the redirect that follows the form, so the client's origin must be named. */
export function buildPolicy(redirectUri: string | undefined): string {
  const target = redirectUri === undefined ? '' : ` ${new URL(redirectUri).origin}`;
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${target}; frame-ancestors 'none'; base-uri 'none'`;
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${pageStyle}</style></head><body><main>${body}<footer>Part of the PoExchange simulator. Not the game's publisher and not affiliated with it: no password is asked, nothing leaves this machine.</footer></main></body></html>`;
}

function hiddenFields(fields: Fields): string {
  return requestFields
    .flatMap((name) => (fields[name] === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(fields[name])}">`]))
    .join('');
}

function accountRow(account: SimAccount): string {
  const [name = '', tag = ''] = account.name.split('#');
  const league = [...account.stashes.keys()][0] ?? '';
  const tabs = account.stashes.get(league)?.length ?? 0;
  const hue = hashText(account.name) % 12;
  return `<li><button class="account" name="account" value="${escapeHtml(account.name)}"><span class="face h${hue}" aria-hidden="true">${escapeHtml(name.slice(0, 1))}</span><span class="who"><b>${escapeHtml(name)}<i>#${escapeHtml(tag)}</i></b><small>${kindTexts[account.kind]} · ${escapeHtml(league)} · ${tabs} ${tabs === 1 ? 'tab' : 'tabs'}</small></span><span class="go" aria-hidden="true">→</span></button></li>`;
}

export type PageInput = Readonly<{
  fields: Fields;
  scopes: readonly string[];
  accounts: readonly SimAccount[];
  notice: string | undefined;
}>;

/** Demo accounts come first; the filter matches any part of a name. */
export function renderSignIn({ fields, scopes, accounts, notice }: PageInput): string {
  const filter = (fields['filter'] ?? '').trim().toLowerCase();
  const order: SimAccount['kind'][] = ['demo', 'corpus', 'fresh', 'seller'];
  const matching = accounts
    .filter((account) => account.name.toLowerCase().includes(filter))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const hidden = hiddenFields(fields);
  const client = new URL(fields['redirect_uri'] ?? 'http://localhost').host;
  const more = matching.length - MOST_ROWS;
  return frame(
    'Simulated game account sign-in',
    `<p class="badge">Simulator</p><h1>Simulated game account sign-in</h1>
<p class="lead"><b>${escapeHtml(client)}</b> wants to see:</p>
<ul class="scopes">${scopes.map((scope) => `<li>${escapeHtml(scopeTexts[scope] ?? scope)}</li>`).join('')}</ul>
${notice === undefined ? '' : `<p class="notice" role="alert">${escapeHtml(notice)}</p>`}
<form method="get" action="/oauth/authorize" class="filter">${hidden}<label for="filter">Choose an account</label><span><input id="filter" name="filter" type="search" placeholder="Filter by name" value="${escapeHtml(fields['filter'] ?? '')}" autocomplete="off"><button class="ghost">Filter</button></span></form>
<form method="post" action="/oauth/authorize">${hidden}<ul class="accounts">${matching.slice(0, MOST_ROWS).map(accountRow).join('')}</ul>
<p class="more">${matching.length === 0 ? 'No account of that name.' : more > 0 ? `${more} more: filter to find them.` : ''}</p></form>
<form method="post" action="/oauth/authorize" class="fresh">${hidden}<label for="name">Or start with a fresh account</label><span><input id="name" name="name" placeholder="Name (optional)" maxlength="23" pattern="[A-Za-z0-9_]{3,23}(#[0-9]{4})?" autocomplete="off"><button class="primary" name="fresh" value="1">Create a fresh account</button></span></form>
<form method="post" action="/oauth/authorize" class="deny">${hidden}<button class="ghost" name="deny" value="1">Deny</button></form>`,
  );
}

export function renderProblem(message: string): string {
  return frame(
    'Sign-in not possible',
    `<p class="badge">Simulator</p><h1>Sign-in not possible</h1><p class="notice" role="alert">${escapeHtml(message)}</p>`,
  );
}
