/** The two parts of the English interface strings, as split by `split-english.ts`. */
declare module '*.json?part=early' {
  const texts: Record<string, never>;
  export default texts;
}
declare module '*.json?part=late' {
  const texts: Record<string, never>;
  export default texts;
}
