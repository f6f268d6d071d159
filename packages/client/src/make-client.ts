import type { Result } from './result.ts';
import { send, type Call, type ClientOptions, type Endpoint, type Extras } from './send.ts';

/** Shape of an operation as it is generated: the parts of its call, its reply, and the codes of its refusals. */
type Operation = { readonly call: object; readonly reply: unknown; readonly codes: string };

type Arguments<C extends object> = Record<never, never> extends C ? [call?: C, extras?: Extras] : [call: C, extras?: Extras];

/** A function for each operation, by its name. */
export type ClientOf<Operations extends Readonly<Record<keyof Operations, Operation>>> = {
  readonly [Name in keyof Operations]: (
    ...sent: Arguments<Operations[Name]['call']>
  ) => Promise<Result<Operations[Name]['reply'], Operations[Name]['codes']>>;
};

/** Makes the functions of a client from the table of its endpoints. */
export function makeClient<Operations extends Readonly<Record<keyof Operations, Operation>>>(
  endpoints: Readonly<Record<string, Endpoint>>,
  options: ClientOptions,
): ClientOf<Operations> {
  const functions = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (call: Call = {}, extras: Extras = {}) => send(options, { name, endpoint, call, extras }),
  ]);
  return Object.fromEntries(functions) as ClientOf<Operations>;
}
