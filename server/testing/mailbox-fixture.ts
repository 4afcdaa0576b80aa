import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestShop } from './shop-fixture.ts'

export type SentMail = { to: string; subject: string; text: string; html: string; raw: string }

/** For tests: runs the waiting jobs, and returns the mails sent since the last call. */
export async function takeMails({ platform, config }: Pick<TestShop, 'platform' | 'config'>): Promise<SentMail[]> {
  await platform.jobs.drain()
  const folder = join(config.dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).sort()
  return Promise.all(
    names.map(async (name) => {
      const raw = await readFile(join(folder, name), 'utf8')
      await rm(join(folder, name))
      return readMail(raw)
    }),
  )
}

function readMail(raw: string): SentMail {
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'mi').exec(raw)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? ''
  const part = (type: string) => {
    const [, headers = '', body = ''] =
      new RegExp(`Content-Type: text/${type}([\\s\\S]*?)\\r?\\n\\r?\\n([\\s\\S]*?)(?:\\r?\\n--|$)`, 'i').exec(raw) ?? []
    return /base64/i.test(headers) ? Buffer.from(body, 'base64').toString('utf8') : fromQuotedPrintable(body)
  }
  return { to: header('To'), subject: decodeWords(header('Subject')), text: part('plain'), html: part('html'), raw }
}

function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodeWords(text: string): string {
  return text.replace(/=\?UTF-8\?([QB])\?(.*?)\?=\s*/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : fromQuotedPrintable(word.replaceAll('_', ' ')),
  )
}
