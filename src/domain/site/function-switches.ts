/** Feature switches of the site and their defaults (spec §3). */
export const FUNCTION_SWITCH_DEFAULTS = {
  vip: true,
  live: false,
  book: false,
  topic: false,
  paper: false,
  practice: false,
  mockPaper: false,
  wrongBook: false,
  wenda: false,
  share: false,
  codeExchanger: false,
  snapshort: false,
  ke: false,
  promoCode: false,
  daySignIn: false,
  credit1Mall: false,
  tuangou: false,
  miaosha: false,
  cert: false,
} as const;

export type FunctionSwitch = keyof typeof FUNCTION_SWITCH_DEFAULTS;
export type FunctionSwitches = Readonly<Record<FunctionSwitch, boolean>>;
