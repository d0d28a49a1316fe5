/** Everything has a limit; an operator may set each. */
export interface Limits {
  readonly bodyBytes: number;
  /** Where a sheet may come along. */
  readonly sheetBytes: number;
  /** From somebody who is signed in. */
  readonly messageBytes: number;
  /** From a watcher, who can only follow. */
  readonly watcherMessageBytes: number;
  /** How deep JSON may be nested. */
  readonly depth: number;
  /** Of one person; of all people at one address ten times as many. */
  readonly requestsPerMinute: number;
  /** Pages, scripts and pictures to one address. */
  readonly pagesPerMinute: number;
  /** Of those, in half a second: the others wait a little. */
  readonly pagesAtOnce: number;
  /** New people from one address. */
  readonly guestsPerHour: number;
  /** Tokens from one address that are none. */
  readonly forgeriesPerMinute: number;
  readonly actionsPerMinute: number;
  readonly chatsPerMinute: number;
  /** That a person asks workers for. */
  readonly analysesPerHour: number;
  readonly unfinishedTables: number;
  /** From one address, where no proxy is in front; beyond that they are reset. */
  readonly connectionsPerSecond: number;
  readonly socketsPerAddress: number;
  /** Opened in a tenth of a second from one address: the others wait a little. */
  readonly socketsAtOnce: number;
  readonly tablesPerSocket: number;
  /** Requests from one address that wait for news at the same time. */
  readonly waitsPerAddress: number;
  readonly tokensPerPerson: number;
  /** Browsers and addresses at which one person is told. */
  readonly noticeTargets: number;
  /** People at one node who look for a match at the same time. */
  readonly seeksPerNode: number;
  /** The longest a request may take to arrive. */
  readonly arrivalMs: number;
  readonly waitMs: number;
  /** How long somebody who asks too often waits to be told so. */
  readonly refusalMs: number;
  /** For how many such answers one may wait at once; beyond that the connection ends. */
  readonly refusalsHeld: number;
}

export const LIMITS: Limits = {
  bodyBytes: 32_000,
  sheetBytes: 400_000,
  messageBytes: 400_000,
  watcherMessageBytes: 4_000,
  depth: 24,
  requestsPerMinute: 600,
  pagesPerMinute: 3_000,
  pagesAtOnce: 100,
  guestsPerHour: 120,
  forgeriesPerMinute: 60,
  actionsPerMinute: 600,
  chatsPerMinute: 30,
  analysesPerHour: 30,
  unfinishedTables: 60,
  connectionsPerSecond: 200,
  socketsPerAddress: 200,
  socketsAtOnce: 20,
  tablesPerSocket: 20,
  waitsPerAddress: 200,
  tokensPerPerson: 10,
  noticeTargets: 10,
  seeksPerNode: 2_000,
  arrivalMs: 15_000,
  waitMs: 25_000,
  refusalMs: 1_000,
  refusalsHeld: 250,
};
