/** The list by what is to be done: each tab is a question to the shop. */
export const tabs = {
  all: {},
  awaiting: { status: 'pending', method: 'momo,bank', payment: 'unpaid,expired' },
  confirm: { status: 'pending', method: 'cod', confirmed: 'false' },
  begin: { status: 'pending', method: 'cod', confirmed: 'true' },
  ship: { status: 'processing' },
  late: { late: 'true' },
  exchange: { exchange: 'open' },
  shipped: { status: 'shipped' },
  done: { status: 'delivered' },
  cancelled: { status: 'cancelled' },
} as const satisfies Record<
  string,
  { status?: string; method?: string; payment?: string; confirmed?: string; late?: string; exchange?: string }
>

export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as Tab[]
/** Those whose number is work that waits. */
export const countedTabs = ['awaiting', 'confirm', 'begin', 'ship', 'exchange'] as const satisfies readonly Tab[]

export function parseTab(param: string | null): Tab {
  return tabNames.find((name) => name === param) ?? 'all'
}
