/** The people of the simulated media group. A name makes an account, which has no other state. */
import { hashText } from '../world/random.ts';

export type PartnerAccount = Readonly<{ sub: string; name: string }>;

export type PartnerAccounts = Readonly<{
  list: () => PartnerAccount[];
  find: (sub: string) => PartnerAccount | undefined;
  /** Returns the account of a name, creating it if necessary; null for an invalid name. */
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
