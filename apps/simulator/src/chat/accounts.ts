/** The people of the simulated chat platform. A name makes an account, which has no other state. */
import { hashText } from '../world/random.ts';

export type ChatAccount = Readonly<{ id: string; username: string }>;

export type ChatAccounts = Readonly<{
  list: () => ChatAccount[];
  find: (id: string) => ChatAccount | undefined;
  /** Returns the account of a name, creating it if necessary; null for an invalid name. */
  open: (name: string) => ChatAccount | null;
}>;

const demoNames = ['ashwick.reads', 'morven_talks', 'tallis'];

export function createChatAccounts(): ChatAccounts {
  const accounts = new Map<string, ChatAccount>();
  const open = (typed: string): ChatAccount | null => {
    const username = typed.trim().toLowerCase();
    if (!/^[a-z0-9_.]{2,32}$/.test(username)) return null;
    // Digits only, and beyond the exact integers of JavaScript, like the platform's ids.
    const id = `10${String(hashText(username)).padStart(10, '0')}${String(hashText(`${username} again`) % 1_000_000).padStart(6, '0')}`;
    const account = accounts.get(id) ?? Object.freeze({ id, username });
    accounts.set(id, account);
    return account;
  };
  for (const name of demoNames) open(name);
  return Object.freeze({ list: () => [...accounts.values()], find: (id) => accounts.get(id), open });
}
