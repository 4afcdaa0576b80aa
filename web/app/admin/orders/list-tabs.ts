/** The tabs of the list of orders; each is a filter of the API. */
export const tabs = {
  all: {},
  awaiting: { status: 'pending', method: 'momo,bank', payment: 'unpaid,expired' },
  confirm: { status: 'pending', method: 'cod', confirmed: 'false' },
  begin: { status: 'pending', method: 'cod', confirmed: 'true' },
  ship: { status: 'processing' },
  late: { late: 'true' },
  exchange: { exchange: 'open' },
  invoice: { invoice: 'wanted' },
  shipped: { status: 'shipped' },
  done: { status: 'delivered' },
  cancelled: { status: 'cancelled' },
} as const satisfies Record<
  string,
  { status?: string; method?: string; payment?: string; confirmed?: string; late?: string; exchange?: string; invoice?: string }
>

export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as Tab[]
/** Tabs that show their count, because it is open work. */
export const countedTabs = ['awaiting', 'confirm', 'begin', 'ship', 'exchange', 'invoice'] as const satisfies readonly Tab[]

export function parseTab(param: string | null): Tab {
  return tabNames.find((name) => name === param) ?? 'all'
}
