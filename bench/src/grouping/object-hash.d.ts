/** The peer: only this call of it is used. */
declare module 'object-hash' {
  export default function objectHash(value: object, options: { unorderedArrays: boolean }): string;
}
