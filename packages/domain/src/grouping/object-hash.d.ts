/** The reference for the hash test: the original library, of which only this call is used. */
declare module 'object-hash' {
  export default function objectHash(value: object, options: { unorderedArrays: boolean }): string;
}
