/** The sign-in page's style, which uses only the product's visual language. */

const faces = Array.from(
  { length: 12 },
  (_, i) => `.h${i}{background:linear-gradient(145deg,hsl(${i * 30} 42% 40%),hsl(${i * 30} 48% 20%));color:hsl(${i * 30} 70% 88%)}`,
).join('');

export const pageStyle = `:root{--bg:#0e1014;--s1:#14181e;--s2:#1a1f27;--s3:#222934;--line:#2a313d;--soft:#1f252e;--text:#e7eaf0;--muted:#9aa4b2;--faint:#79849a;--accent:#d9ad55;--ink:#1a1406;--focus:#8fb6ff}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--bg);color:var(--text);font:400 14px/1.5 Inter,"Segoe UI",system-ui,sans-serif;display:grid;place-items:start center;padding:48px 16px}
main{width:100%;max-width:520px;background:var(--s1);border:1px solid var(--line);border-radius:10px;padding:28px 28px 20px}
.badge{display:inline-block;margin:0 0 12px;padding:2px 10px;border:1px dashed var(--accent);border-radius:12px;color:var(--accent);font-size:12px}
h1{font-size:18px;font-weight:600;margin:0 0 16px;letter-spacing:-.01em}
.lead{margin:0 0 4px;color:var(--muted)}.lead b{color:var(--text);font-weight:550}
.scopes{margin:0 0 20px;padding-left:18px;color:var(--muted);font-size:13px}
label{display:block;font-weight:550;margin-bottom:8px}
form span:has(>input){display:flex;gap:8px}
input{flex:1;min-width:0;height:36px;padding:0 12px;background:var(--s2);border:1px solid var(--line);border-radius:6px;color:var(--text);font:inherit}
input::placeholder{color:var(--faint)}
button{font:inherit;cursor:pointer;border-radius:6px}
button:focus-visible,input:focus-visible{outline:2px solid var(--focus);outline-offset:1px}
.ghost{height:36px;padding:0 14px;background:transparent;border:1px solid var(--line);color:var(--text)}.ghost:hover{background:var(--s2)}
.primary{height:36px;padding:0 14px;border:0;background:var(--accent);color:var(--ink);font-weight:600}.primary:hover{background:#e4bd6c}
.accounts{list-style:none;margin:12px 0 0;padding:4px;max-height:316px;overflow:auto;border:1px solid var(--soft);border-radius:8px;background:var(--bg)}
.account{display:grid;grid-template-columns:36px 1fr 20px;gap:12px;align-items:center;width:100%;padding:8px;background:transparent;border:0;color:var(--text);text-align:left}
.account:hover,.account:focus-visible{background:var(--s3)}
.account .go{color:var(--faint)}.account:hover .go{color:var(--accent)}
.face{width:36px;height:36px;border-radius:8px;display:grid;place-items:center;font-weight:650;font-size:15px}
.who{min-width:0}.who b{display:block;font-weight:550;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.who i{font-style:normal;font-weight:400;color:var(--faint)}.who small{color:var(--muted);font-size:12px}
.more{margin:6px 0 0;color:var(--faint);font-size:12px;min-height:18px}
.fresh{margin-top:14px;padding-top:18px;border-top:1px solid var(--soft)}
.deny{margin-top:20px}.deny button{width:100%}
.notice{margin:0 0 16px;padding:8px 12px;border-radius:6px;background:#2a2313;color:#ecd29a;font-size:13px}
footer{margin-top:20px;padding-top:14px;border-top:1px solid var(--soft);color:var(--faint);font-size:12px}
${faces}
@media (max-width:480px){body{padding:16px 12px}main{padding:20px 16px 16px}form span:has(>input){flex-wrap:wrap}.primary{width:100%}}`;
