import type { WebhookEventType } from '@poexchange/contract/webhook-events';

type KeyOf<Text extends string> = Text extends `${infer Noun}.${infer Verb}` ? `${Noun}${Capitalize<Verb>}` : never;

/** The interface string key for an event, without the dot, which has a special meaning in keys. */
export function writeEventKey<Text extends WebhookEventType>(type: Text): KeyOf<Text> {
  return type.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()) as KeyOf<Text>;
}
