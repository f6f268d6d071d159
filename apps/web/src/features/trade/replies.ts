/** A seller's six common replies: templates, and the messages made from them. Pure. */
import { CHAT_MAX_LENGTH } from '@poexchange/domain/whisper';
import type { Deal } from './handover.ts';

export const replyIds = ['invite', 'tradeWith', 'minute', 'newTotal', 'sold', 'thanks'] as const;
export type ReplyId = (typeof replyIds)[number];
export type Replies = Readonly<Record<ReplyId, string>>;

/** In English, like the whispers, because the other person may speak any language. */
export const defaultReplies: Replies = {
  invite: '/invite {name}',
  tradeWith: '/tradewith {name}',
  minute: '@{name} one minute, please',
  newTotal: '@{name} {left}, new total {total}',
  sold: '@{name} sorry, already sold',
  thanks: '@{name} thanks, good luck!',
};

/** Default replies for the owner of a want-to-buy listing, where they differ from the seller's. */
const buyerReplies: Partial<Replies> = { sold: '@{name} sorry, I have all I wanted' };

/** The template of a reply: the owner's wording, or the default for their role. */
export function templateOf(replies: Replies, id: ReplyId, deal: Deal): string {
  const isOwn = replies[id] !== defaultReplies[id];
  return deal === 'sells' || isOwn ? replies[id] : (buyerReplies[id] ?? replies[id]);
}

export const maxReplyLength = CHAT_MAX_LENGTH;

/** Reduces a template to one line that fits the chat; an empty template reverts to the default. */
export function cleanReply(id: ReplyId, text: string): string {
  const line = text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxReplyLength);
  return line === '' ? defaultReplies[id] : line;
}

/**
 * `available`: the pieces in stock or, for a buyer, still wanted; `amount`: the pieces that the owner has chosen to
 * trade now.
 */
export type LeftLine = { readonly name: string; readonly requested: number; readonly available: number; readonly amount: number };
export type ReplyFacts = {
  readonly deal: Deal;
  readonly name: string;
  readonly total: string;
  readonly lines: readonly LeftLine[];
};

/**
 * The text to copy, never longer than the game's chat accepts. If the names of missing items would not fit, the items
 * are counted instead.
 */
export function fillReply(template: string, { deal, name, total, lines }: ReplyFacts): string {
  const fill = (left: string): string => {
    const values: Readonly<Record<string, string>> = { name, total, left };
    return template.replaceAll(/\{(name|total|left)\}/g, (_match, key: string) => values[key] ?? '');
  };
  const named = fill(nameLeft(lines, deal));
  return (named.length <= CHAT_MAX_LENGTH ? named : fill(countLeft(lines, deal))).slice(0, CHAT_MAX_LENGTH);
}

const dealWords: Readonly<Record<Deal, { readonly left: string; readonly chosen: string }>> = {
  sells: { left: 'left', chosen: 'I can give' },
  buys: { left: 'needed', chosen: 'I take' },
};

/** True if the owner trades fewer pieces than are available, in which case the stock is not the reason. */
const isChosen = ({ requested, available, amount }: LeftLine): boolean => amount < Math.min(requested, available);

/**
 * "I can give 10 of 27 Woe, only 24 Greed and no Hatred left": uses "left" only if the stock is the reason, and lists
 * reduced and missing items separately for readability.
 */
function nameLeft(lines: readonly LeftLine[], deal: Deal): string {
  const short = lines.filter(({ requested, amount }) => amount < requested);
  if (short.length === 0) return deal === 'buys' ? 'I take all' : 'all there';
  const chosen = short
    .filter(isChosen)
    .map(({ name, requested, amount }) => (amount === 0 ? `none of ${requested} ${name}` : `${amount} of ${requested} ${name}`));
  const left = short.filter((line) => !isChosen(line)).map(({ name, amount }) => (amount === 0 ? `no ${name}` : `only ${amount} ${name}`));
  return [
    ...(chosen.length > 0 ? [`${dealWords[deal].chosen} ${joinNames(chosen)}`] : []),
    ...(left.length > 0 ? [`${joinNames(left)} ${dealWords[deal].left}`] : []),
  ].join(', ');
}

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function countLeft(lines: readonly LeftLine[], deal: Deal): string {
  const sum = (read: (line: LeftLine) => number): number => lines.reduce((all, line) => all + read(line), 0);
  const pieces = `${sum(({ amount }) => amount)} of ${sum(({ requested }) => requested)} pieces`;
  return lines.some(isChosen) ? `${dealWords[deal].chosen} ${pieces}` : `only ${pieces} ${dealWords[deal].left}`;
}
