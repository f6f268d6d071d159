/** News of the socket server for metrics. */
export type GatewayObserver = {
  /** Called with each event of a page that we know, and `ok` or the code it was refused with. */
  readonly onPageEvent: (event: string, outcome: string) => void;
  /** Called when a page may not connect, with the code. */
  readonly onHandshakeRefused: (code: string) => void;
  /** Called when this node hears of an event, with the ms since it was written. */
  readonly onAnnounced: (lagMs: number) => void;
};
