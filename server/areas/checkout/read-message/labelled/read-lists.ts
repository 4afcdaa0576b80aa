import { readFileSync } from 'node:fs'

/** A list of labelled messages: `least` is the share of them that has to be right in every field. */
export type LabelledList = { name: string; count: number; least: number; text: string }

const files = [
  'tuned.txt',
  'held-out.txt',
  'regions.txt',
  'everyday.txt',
  'ways-of-writing.txt',
  'shop-days.txt',
  'new-customers.txt',
  'late-november.txt',
  'winter-evenings.txt',
  'december-queue.txt',
  'family-days.txt',
  'parents-by-region.txt',
  'november-strangers.txt',
]

export function readLists(): LabelledList[] {
  return files.flatMap((file) => {
    const [, ...sections] = readFileSync(new URL(file, import.meta.url), 'utf8').split(/^## /m)
    return sections.map((section) => {
      const [, name, count, least, text] = /^(.+): (\d+) messages, at least ([\d.]+)\n(?:# .*\n)*([\s\S]*)$/.exec(section) ?? []
      if (!name || !text) throw new Error(`${file} has a list without a name`)
      return { name, count: Number(count), least: Number(least), text }
    })
  })
}
