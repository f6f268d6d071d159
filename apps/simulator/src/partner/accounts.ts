/** The people of the simulated media group. A name makes an account: there is nothing to keep of one beyond it. */
import { hashText } from '../world/random.ts';

export type PartnerAccount = Readonly<{ sub: string; name: string }>;

export type PartnerAccounts = Readonly<{
  list: () => PartnerAccount[];
  find: (sub: string) => PartnerAccount | undefined;
  /** The account of a name, made when there is none; null for what cannot be a name. */
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
