export const sheets = ['slip-a5', 'slip-a6', 'pick', 'label'] as const
/** What is printed of the chosen orders. */
export type Sheet = (typeof sheets)[number]
/** Who a parcel comes from. */
export type Sender = { name: string; phone: string; address: string }

export function parseSheet(param: string | null): Sheet {
  return sheets.find((sheet) => sheet === param) ?? 'slip-a5'
}
