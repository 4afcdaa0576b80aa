import type { BrandLogo } from '../../../../../contract/content.ts'
export const sheets = ['slip', 'label', 'pick', 'care', 'story', 'card', 'receipt'] as const
/** The documents that can be printed for the selected orders. */
export type Sheet = (typeof sheets)[number]

/** A paper: of an office printer, of a roll of 80 mm (K80) whose length follows the content, or of a label printer. */
export type Paper = 'a4' | 'a5' | 'a6' | 'k80' | 'label' | 'postcard'

/** The papers of each document; the first is the usual one. */
export const papersOf: Record<Sheet, readonly [Paper, ...Paper[]]> = {
  slip: ['a5', 'a6', 'k80', 'label'],
  label: ['label', 'a6', 'k80'],
  pick: ['a4'],
  care: ['a6', 'label', 'k80'],
  story: ['a6', 'label', 'k80'],
  card: ['postcard'],
  receipt: ['a6', 'k80'],
}

/** The sender of a parcel. */
export type Sender = { name: string; phone: string; address: string; logo?: BrandLogo | undefined }

/** The document of a URL; `slip-a5` and `slip-a6` are of former links. */
export function parseSheet(param: string | null): Sheet {
  return sheets.find((sheet) => sheet === param?.replace(/-a[56]$/, '')) ?? 'slip'
}

/** The paper of a URL, or of the end of a former link, if the document has it. */
export function parsePaper(sheet: Sheet, paper: string | null, what: string | null): Paper | undefined {
  const wanted = paper ?? /-(a[56])$/.exec(what ?? '')?.[1]
  return papersOf[sheet].find((each) => each === wanted)
}
