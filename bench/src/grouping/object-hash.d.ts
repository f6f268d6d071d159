/** The peer; declares only the call in use. */
declare module 'object-hash' {
  export default function objectHash(value: object, options: { unorderedArrays: boolean }): string;
}
