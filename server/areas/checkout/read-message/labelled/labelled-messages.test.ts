import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoContent } from '../../../../demo/demo-content.ts'
import { fillCatalogue } from '../../../../demo/fill-catalogue.ts'
import { schema } from '../../../../platform/database/client.ts'
import { transact } from '../../../../platform/database/transaction.ts'
import { openTestShop, type TestShop } from '../../../../testing/shop-fixture.ts'
import { readMessage } from '../read-message.ts'
import { accuracyOf, compare, type MessageOutcome } from './evaluate.ts'
import { type LabelledMessage, readLabels } from './read-labels.ts'
import { readLists } from './read-lists.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const pictures = demoContent.pictures.map(({ file, width, height, alt }) => {
    return { id: file, storageKey: file, name: file, checksum: file, width, height, bytes: 1, placeholder: '', alt }
  })
  await shop.db.insert(schema.images).values(pictures)
  const day = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
  await transact(shop.db, (tx) => fillCatalogue(shop.platform, tx, (file) => file, day))
})
afterAll(() => shop.close())

const print = (line: string) => process.stdout.write(`${line}\n`)

async function evaluate(labelled: readonly LabelledMessage[]): Promise<MessageOutcome[]> {
  const outcomes: MessageOutcome[] = []
  for (const each of labelled) {
    const begun = process.cpuUsage()
    const data = await readMessage(shop.platform.readReplicas.primary, each.message)
    const { user, system } = process.cpuUsage(begun)
    outcomes.push({ ...compare(each, data), milliseconds: (user + system) / 1000 })
  }
  return outcomes
}

const isWhole = ({ fields }: MessageOutcome) => fields.every(({ isRight }) => isRight)

/** `npm run chat:evaluate` prints the figures, with `CHAT_REPORT=all` the mistakes too. */
function report(name: string, outcomes: readonly MessageOutcome[]): void {
  if (!process.env.CHAT_REPORT) return
  const milliseconds = outcomes.reduce((sum, outcome) => sum + outcome.milliseconds, 0) / outcomes.length
  print(
    `\n${name}: ${outcomes.length} messages, ${outcomes.filter(isWhole).length} right in every field, ${milliseconds.toFixed(1)} ms of CPU each`,
  )
  for (const { field, right, all, wrongUnmarked } of accuracyOf(outcomes))
    print(
      `  ${field.padEnd(15)} ${((100 * right) / all).toFixed(1).padStart(5)} %   ${right} of ${all}, wrong and unmarked: ${wrongUnmarked}`,
    )
  if (process.env.CHAT_REPORT !== 'all') return
  for (const { message, fields } of outcomes) {
    const wrong = fields.filter(({ isRight }) => !isRight)
    if (wrong.length === 0) continue
    print(`\n— ${message.replaceAll('\n', ' ⏎ ')}`)
    for (const { field, wanted, got, isMarked } of wrong)
      print(`   ${field}: "${got}"${isMarked ? ' (marked)' : ''} instead of "${wanted}"`)
  }
}

/** A wrong name, phone or address without a mark sends a parcel to the wrong person or place. */
const wrongAndUnmarked = (outcomes: readonly MessageOutcome[]) =>
  outcomes.flatMap(({ message, fields }) =>
    fields
      .filter(
        ({ field, isRight, isMarked, got }) =>
          /^(?:fullName|phone|street|ward|province)$/.test(field) && !isRight && !isMarked && got !== '',
      )
      .map(({ field, got }) => `${field} "${got}" in ${message}`),
  )

test.each(readLists())(
  '$name messages: are read nearly as labelled, and a wrong name, phone or address is marked',
  async ({ name, count, least, text }) => {
    const labelled = readLabels(text)
    expect(labelled).toHaveLength(count)
    const outcomes = await evaluate(labelled)
    report(name, outcomes)
    expect(wrongAndUnmarked(outcomes)).toEqual([])
    const leastOfField = name.startsWith('tuned') ? 0.85 : 0.8
    for (const { field, right, all } of accuracyOf(outcomes)) expect([field, right / all > leastOfField]).toEqual([field, true])
    expect(outcomes.filter(isWhole).length / count).toBeGreaterThanOrEqual(least)
  },
  120_000,
)
