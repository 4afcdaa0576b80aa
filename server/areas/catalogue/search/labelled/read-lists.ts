import { readFileSync } from 'node:fs'

/** A list of labelled queries: `least` is the share of them that has to be right. */
export type LabelledList = { name: string; least: number; text: string }

const files = [
  ...['words.txt', 'parents.txt', 'regions.txt', 'everyday.txt'],
  ...['strangers.txt', 'neighbours.txt', 'voices.txt', 'gifts-and-english.txt', 'newcomers.txt', 'november-strangers.txt'],
]

export function readLists(): LabelledList[] {
  return files.flatMap((file) => {
    const [, ...sections] = readFileSync(new URL(file, import.meta.url), 'utf8').split(/^## /m)
    return sections.map((section) => {
      const [, name, least, text] = /^(.+): at least ([\d.]+)\n([\s\S]*)$/.exec(section) ?? []
      if (!name || !text) throw new Error(`${file} has a list without a name`)
      return { name, least: Number(least), text }
    })
  })
}
