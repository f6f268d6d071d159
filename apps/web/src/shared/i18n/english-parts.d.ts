/** The two parts of the English texts, as `split-english.ts` cuts them. */
declare module '*.json?part=early' {
  const texts: Record<string, never>;
  export default texts;
}
declare module '*.json?part=late' {
  const texts: Record<string, never>;
  export default texts;
}
