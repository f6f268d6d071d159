/** Events of the socket server, for metrics. */
export type GatewayObserver = {
  /** Called with each known event of a page, and `ok` or the code of its refusal. */
  readonly onPageEvent: (event: string, outcome: string) => void;
  /** Called when a page's connection is refused, with the code. */
  readonly onHandshakeRefused: (code: string) => void;
  /** Called when this node receives an event, with the ms since it was written. */
  readonly onAnnounced: (lagMs: number) => void;
};
