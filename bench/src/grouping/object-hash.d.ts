/** The library used for comparison; declares only the function in use. */
declare module 'object-hash' {
  export default function objectHash(value: object, options: { unorderedArrays: boolean }): string;
}
