export const sheets = ['slip-a5', 'slip-a6', 'pick', 'label', 'card', 'receipt'] as const
/** The documents that can be printed for the selected orders. */
export type Sheet = (typeof sheets)[number]
/** The sender of a parcel. */
export type Sender = { name: string; phone: string; address: string }

export function parseSheet(param: string | null): Sheet {
  return sheets.find((sheet) => sheet === param) ?? 'slip-a5'
}
